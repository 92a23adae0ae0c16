import { style } from '@vanilla-extract/css';
import { base } from '@larder/ui/theme';

export const lead = style({ paddingInline: base.space.px16 });
