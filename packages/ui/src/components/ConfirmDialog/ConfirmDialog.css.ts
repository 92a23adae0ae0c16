import { below } from '../../css/componentStyle';
import { style } from '../../css/style';

/** On phones both buttons share the width, so that they are easy to reach. */
export const button = style({ '@media': { [below('sm')]: { flex: '1 1 auto' } } });
