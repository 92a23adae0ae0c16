import { describeConformance } from '../../private/testing/conformance';
import { FilterBar } from './FilterBar';

describeConformance(FilterBar, { children: 'Filters' }, { element: 'div' });
