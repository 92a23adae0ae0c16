import { vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const hit = style({ background: vars.color.warning.main, color: vars.color.warning.on, borderRadius: '2px' });
