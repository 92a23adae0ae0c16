import { base } from '../../css/layers.css';
import { globalStyle } from '../../css/style';

// React Aria's own rule: `manipulation` prevents Safari from canceling the pointer when the page scrolls.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' }, base);
