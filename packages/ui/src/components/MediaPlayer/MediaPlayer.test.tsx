import { describeConformance } from '../../private/testing/conformance';
import { MediaPlayer } from './MediaPlayer';

describeConformance(MediaPlayer, { label: 'The pass on Friday', src: '/pass.mp4' }, { element: 'div' });
