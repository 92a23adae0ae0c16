export { Card } from '../components/Card/Card';
export type { CardProps } from '../components/Card/Card';
