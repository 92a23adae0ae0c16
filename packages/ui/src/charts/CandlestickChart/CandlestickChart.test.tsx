import { describeConformance } from '../../private/testing/conformance';
import { CandlestickChart } from './CandlestickChart';

describeConformance(
  CandlestickChart,
  {
    label: 'Hake',
    summary: 'One day.',
    bucketLabel: 'Day',
    buckets: [{ label: 'Mon' }],
    candles: [{ open: 1, high: 3, low: 1, close: 2 }],
    valueLabels: { open: 'Open', high: 'High', low: 'Low', close: 'Close' },
    formatValue: String,
  },
  { element: 'figure' },
);
