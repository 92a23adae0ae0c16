import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({ display: 'inline-flex', alignItems: 'center', gap: base.space.px8 });
