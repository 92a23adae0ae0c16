import { describeConformance } from '../../private/testing/conformance';
import { BarsChart } from './BarsChart';

describeConformance(
  BarsChart,
  {
    label: 'Sales',
    summary: 'Sales rise.',
    bucketLabel: 'Hour',
    buckets: [{ label: '11:00' }, { label: '12:00' }],
    series: [{ id: 'a', label: 'Today', values: [1, 2] }],
    formatValue: String,
  },
  { element: 'figure' },
);
