import { describeConformance } from '../../private/testing/conformance';
import { StatCards } from './StatCards';

describeConformance(
  StatCards,
  { label: 'Tonight', items: [{ id: 'covers', label: 'Covers', value: '148' }] },
  { element: 'ul' },
);
