export { OTPField } from '../components/OTPField/OTPField';
export type { OTPFieldProps } from '../components/OTPField/OTPField';
