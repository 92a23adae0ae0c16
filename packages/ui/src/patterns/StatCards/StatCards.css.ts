import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';

/** All of a row are as high as the highest. */
export const card = style(inLayer({ blockSize: '100%', boxSizing: 'border-box' }));
