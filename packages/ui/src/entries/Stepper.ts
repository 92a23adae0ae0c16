export { Stepper } from '../components/Stepper/Stepper';
export type { Step, StepperProps } from '../components/Stepper/Stepper';
export type { StepState } from '../components/Stepper/stepState';
