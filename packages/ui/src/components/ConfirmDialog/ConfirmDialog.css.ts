import { style } from '@vanilla-extract/css';
import { below, inLayer } from '../../css/componentStyle';

/** On a phone the two answers share the width, so that neither is out of the thumb's reach. */
export const answer = style(inLayer({ '@media': { [below('sm')]: { flex: '1 1 auto' } } }));
