export { Stack } from '../components/Stack/Stack';
export type { StackProps } from '../components/Stack/Stack';
