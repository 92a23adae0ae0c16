export { Figure } from '../components/Figure/Figure';
export type { FigureProps } from '../components/Figure/Figure';
