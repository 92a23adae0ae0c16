import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const accounts = style({ marginBlockStart: base.space.px8 });
