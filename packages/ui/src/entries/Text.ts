export { Text } from '../components/Text/Text';
export type { TextProps } from '../components/Text/Text';
