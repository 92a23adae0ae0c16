import { describeConformance } from '../../private/testing/conformance';
import { SegmentedControl } from './SegmentedControl';

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

describeConformance(SegmentedControl, { label: 'Span', options, value: 'day', onChange: () => {} }, { element: 'div' });
