export { TextLink } from '../components/TextLink/TextLink';
export type { TextLinkProps } from '../components/TextLink/TextLink';
