import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const icon = style({ display: 'inline-block', verticalAlign: '-2px', marginInlineEnd: base.space.px4 });
