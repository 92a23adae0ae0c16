export { ButtonLink } from '../components/ButtonLink/ButtonLink';
export type { ButtonLinkProps } from '../components/ButtonLink/ButtonLink';
