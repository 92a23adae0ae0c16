import { describeConformance } from '../../private/testing/conformance';
import { RadarChart } from './RadarChart';

describeConformance(
  RadarChart,
  {
    label: 'Sales',
    summary: 'Lunch leads.',
    bucketLabel: 'Daypart',
    axes: ['a', 'b', 'c'],
    series: [{ id: 'a', label: 'Today', values: [1, 2, 3] }],
    formatValue: String,
  },
  { element: 'figure' },
);
