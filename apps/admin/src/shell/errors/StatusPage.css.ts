import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

const centered = { display: 'grid', placeContent: 'center', padding: base.space.px24 } as const;

export const inShell = style({ ...centered, minBlockSize: '60vh' });
export const blank = style({ ...centered, minBlockSize: '100dvh' });
