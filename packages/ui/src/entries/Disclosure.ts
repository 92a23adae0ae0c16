export { Disclosure } from '../components/Disclosure/Disclosure';
export type { DisclosureProps } from '../components/Disclosure/Disclosure';
