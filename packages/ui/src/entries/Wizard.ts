export { Wizard } from '../components/Wizard/Wizard';
export type { StepVerdict, WizardProps, WizardStep } from '../components/Wizard/Wizard';
