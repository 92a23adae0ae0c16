import { describeConformance } from '../../private/testing/conformance';
import { QuantityStepper } from './QuantityStepper';

describeConformance(QuantityStepper, { label: 'Quantity', value: 2, onChange: () => {} }, { element: 'div' });
