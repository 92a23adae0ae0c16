import { describeConformance } from '../../private/testing/conformance';
import { Lead } from './Lead';

describeConformance(Lead, { children: 'Six jars' }, { element: 'p' });
