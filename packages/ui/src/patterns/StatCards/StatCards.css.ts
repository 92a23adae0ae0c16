import { style } from '../../css/style';

/** All cards of a row have the same height. */
export const card = style({ blockSize: '100%', boxSizing: 'border-box' });
