import { base } from '../../css/layers.css';
import { globalStyle } from '../../css/style';

// What react-aria would write itself: `manipulation` keeps Safari from cancelling the pointer when the page scrolls.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' }, base);
