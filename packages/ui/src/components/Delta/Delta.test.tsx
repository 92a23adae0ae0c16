import { describeConformance } from '../../private/testing/conformance';
import { Delta } from './Delta';

describeConformance(Delta, { text: '+12.4%' }, { element: 'span' });
