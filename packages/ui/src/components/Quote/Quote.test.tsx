import { describeConformance } from '../../private/testing/conformance';
import { Quote } from './Quote';

describeConformance(Quote, { children: 'Six jars', source: 'Maren Holt' }, { element: 'figure' });
