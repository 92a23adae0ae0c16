import { describeConformance } from '../../private/testing/conformance';
import { FilterChip } from './FilterChip';

describeConformance(
  FilterChip,
  { label: 'Role', options: [], value: null, onValueChange: () => {} },
  { element: 'span' },
);
