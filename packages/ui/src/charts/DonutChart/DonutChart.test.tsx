import { describeConformance } from '../../private/testing/conformance';
import { DonutChart } from './DonutChart';

describeConformance(
  DonutChart,
  {
    label: 'Payments',
    summary: 'Cards lead.',
    bucketLabel: 'Kind',
    items: [{ id: 'a', label: 'Card', value: 1 }],
    formatValue: String,
    formatShare: String,
  },
  { element: 'figure' },
);
