export { QuantityStepper } from '../components/QuantityStepper/QuantityStepper';
export type { QuantityStepperProps } from '../components/QuantityStepper/QuantityStepper';
