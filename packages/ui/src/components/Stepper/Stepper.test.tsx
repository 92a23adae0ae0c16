import { describeConformance } from '../../private/testing/conformance';
import { Stepper } from './Stepper';

describeConformance(
  Stepper,
  { label: 'Stock count', steps: [{ id: 'count', label: 'Count' }], current: 'count' },
  { element: 'nav' },
);
