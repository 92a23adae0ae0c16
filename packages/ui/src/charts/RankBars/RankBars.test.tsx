import { describeConformance } from '../../private/testing/conformance';
import { RankBars } from './RankBars';

describeConformance(
  RankBars,
  { label: 'Top dishes', items: [{ id: 'hake', label: 'Hake', value: 31 }], formatValue: String },
  { element: 'ol' },
);
