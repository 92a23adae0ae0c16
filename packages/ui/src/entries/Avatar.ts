export { Avatar } from '../components/Avatar/Avatar';
export { AvatarGroup } from '../components/Avatar/AvatarGroup';
export type { AvatarGroupProps } from '../components/Avatar/AvatarGroup';
export type { AvatarProps } from '../components/Avatar/Avatar';
