import { below } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones, only the icon is shown. */
export const backText = style({ '@media': { [below('sm')]: { display: 'none' } } });
