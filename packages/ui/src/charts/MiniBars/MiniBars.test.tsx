import { describeConformance } from '../../private/testing/conformance';
import { MiniBars } from './MiniBars';

describeConformance(
  MiniBars,
  { label: 'Guests', buckets: [{ label: '11:00' }, { label: '12:00' }], values: [1, null], formatValue: String },
  { element: 'ul' },
);
