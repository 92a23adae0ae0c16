export { PasswordField } from '../components/PasswordField/PasswordField';
export type { PasswordFieldProps } from '../components/PasswordField/PasswordField';
export type { PasswordRule } from '../components/PasswordField/PasswordRules';
