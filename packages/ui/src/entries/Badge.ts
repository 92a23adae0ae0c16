export { Badge } from '../components/Badge/Badge';
export type { BadgeProps } from '../components/Badge/Badge';
