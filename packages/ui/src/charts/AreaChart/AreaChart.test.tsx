import { describeConformance } from '../../private/testing/conformance';
import { AreaChart } from './AreaChart';

describeConformance(
  AreaChart,
  {
    label: 'Members',
    summary: 'Members grow.',
    buckets: [{ label: '11:00' }, { label: '12:00' }],
    values: [1, 2],
    formatValue: String,
  },
  { element: 'figure' },
);
