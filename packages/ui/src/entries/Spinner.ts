export { Spinner } from '../components/Spinner/Spinner';
export type { SpinnerProps } from '../components/Spinner/Spinner';
