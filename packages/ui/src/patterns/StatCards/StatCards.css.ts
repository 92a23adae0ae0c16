import { style } from '../../css/style';

/** All of a row are as high as the highest. */
export const card = style({ blockSize: '100%', boxSizing: 'border-box' });
