import { describeConformance } from '../../private/testing/conformance';
import { PlainTable } from './PlainTable';

describeConformance(PlainTable, { caption: 'Bills' }, { element: 'table' });
