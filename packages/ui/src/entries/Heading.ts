export { Heading } from '../components/Heading/Heading';
export type { HeadingProps } from '../components/Heading/Heading';
