export { Wizard } from '../components/Wizard/Wizard';
export type { StepResult, WizardProps, WizardStep } from '../components/Wizard/Wizard';
