export { Alert } from '../components/Alert/Alert';
export type { AlertProps } from '../components/Alert/Alert';
