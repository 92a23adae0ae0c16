export { StatCards } from '../patterns/StatCards/StatCards';
export type { StatCardsProps } from '../patterns/StatCards/StatCards';
