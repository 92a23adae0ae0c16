export { Badge } from '../components/Badge/Badge';
export { BadgeAnchor } from '../components/Badge/BadgeAnchor';
export type { BadgeAnchorProps } from '../components/Badge/BadgeAnchor';
export type { BadgeProps } from '../components/Badge/Badge';
