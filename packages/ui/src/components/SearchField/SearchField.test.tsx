import { describeConformance } from '../../private/testing/conformance';
import { SearchField } from './SearchField';

describeConformance(SearchField, { label: 'Search users' }, { element: 'input' });
