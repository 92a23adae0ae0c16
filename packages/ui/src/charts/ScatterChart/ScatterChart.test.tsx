import { describeConformance } from '../../private/testing/conformance';
import { ScatterChart } from './ScatterChart';

describeConformance(
  ScatterChart,
  {
    label: 'Dishes',
    summary: 'One dish.',
    bucketLabel: 'Dish',
    series: [{ id: 'a', label: 'Mains', points: [{ id: '1', label: 'Hake', x: 1, y: 2 }] }],
    x: { label: 'Price', format: String },
    y: { label: 'Margin', format: String },
  },
  { element: 'figure' },
);
