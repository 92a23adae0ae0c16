export { ErrorSummary } from '../components/Form/ErrorSummary';
export { Form } from '../components/Form/Form';
export { FormActions } from '../components/Form/FormActions';
export { FormSection } from '../components/Form/FormSection';
export type { ErrorSummaryProps, FormError } from '../components/Form/ErrorSummary';
export type { FormActionsProps } from '../components/Form/FormActions';
export type { FormLayout } from '../components/Form/FormContext';
export type { FormProps } from '../components/Form/Form';
export type { FormSectionProps } from '../components/Form/FormSection';
