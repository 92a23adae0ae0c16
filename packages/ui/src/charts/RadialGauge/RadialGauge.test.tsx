import { describeConformance } from '../../private/testing/conformance';
import { RadialGauge } from './RadialGauge';

describeConformance(RadialGauge, { label: 'Answered', value: 0.8, formatted: '80%' }, { element: 'div' });
