export { RadioCards } from '../components/RadioCards/RadioCards';
export type { RadioCardOption, RadioCardsProps } from '../components/RadioCards/RadioCards';
