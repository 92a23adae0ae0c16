import { describeConformance } from '../../private/testing/conformance';
import { HeatmapChart } from './HeatmapChart';

describeConformance(
  HeatmapChart,
  {
    label: 'Guests',
    summary: 'Two hours.',
    bucketLabel: 'Weekday',
    columns: ['17:00', '18:00'],
    rows: [{ label: 'Mon', values: [1, null] }],
    valueLabel: 'Guests',
    formatValue: String,
  },
  { element: 'figure' },
);
