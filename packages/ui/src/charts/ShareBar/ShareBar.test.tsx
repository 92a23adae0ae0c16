import { describeConformance } from '../../private/testing/conformance';
import { ShareBar } from './ShareBar';

describeConformance(
  ShareBar,
  {
    label: 'Payments',
    bucketLabel: 'Kind',
    items: [{ id: 'card', label: 'Card', value: 1 }],
    formatValue: String,
    formatShare: String,
  },
  { element: 'div' },
);
