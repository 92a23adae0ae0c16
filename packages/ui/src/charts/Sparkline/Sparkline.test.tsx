import { describeConformance } from '../../private/testing/conformance';
import { Sparkline } from './Sparkline';

describeConformance(Sparkline, { data: [1, 2, 3] }, { element: 'svg' });
