import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { base } from '../css/layers.css';

// What react-aria would write itself: `manipulation` keeps Safari from cancelling the pointer when the page scrolls.
globalStyle('[data-react-aria-pressable]', {
  '@layer': { [base]: { touchAction: 'pan-x pan-y pinch-zoom' } },
} as GlobalStyleRule);
