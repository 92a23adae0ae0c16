import { below } from '../../css/componentStyle';
import { style } from '../../css/style';

/** On a phone the two answers share the width, so that neither is out of the thumb's reach. */
export const answer = style({ '@media': { [below('sm')]: { flex: '1 1 auto' } } });
