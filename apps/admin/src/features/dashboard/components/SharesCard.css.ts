import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'flex', flexDirection: 'column', gap: base.space.px8 });
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: base.space.px16 });
export const figures = style({ display: 'flex', alignItems: 'baseline', gap: base.space.px8 });
