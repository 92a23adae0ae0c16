import { describeConformance } from '../../private/testing/conformance';
import { Kbd } from './Kbd';

describeConformance(Kbd, { children: 'Esc' }, { element: 'kbd' });
