export { Delta } from '../components/Delta/Delta';
export type { DeltaProps } from '../components/Delta/Delta';
