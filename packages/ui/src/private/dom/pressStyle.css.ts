import { base } from '../../css/layers.css';
import { globalStyle } from '../../css/style';

// Copy of React Aria's rule. With `manipulation`, Safari would not cancel the pointer when the page scrolls.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' }, base);
