import { style } from '../../css/style';
import { base } from '../../theme/vars.css';

export const message = style({ paddingBlock: base.space.px40, paddingInline: base.space.px16 });
