import { describeConformance } from '../../private/testing/conformance';
import { PricingCards } from './PricingCards';

describeConformance(
  PricingCards,
  { label: 'Plans', items: [{ id: 'quay', name: 'Quay', price: '$48', features: [], actionLabel: 'Choose Quay' }] },
  { element: 'div' },
);
