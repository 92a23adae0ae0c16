import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

const centred = { display: 'grid', placeContent: 'center', padding: base.space.px24 } as const;

export const inShell = style({ ...centred, minBlockSize: '60vh' });
export const blank = style({ ...centred, minBlockSize: '100dvh' });
