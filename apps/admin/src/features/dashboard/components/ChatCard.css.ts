import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', blockSize: '360px' });
export const composer = style({ display: 'flex', gap: base.space.px8 });
export const field = style({ flex: 1 });
