export { AvatarGroup } from '../components/AvatarGroup/AvatarGroup';
export type { AvatarGroupProps } from '../components/AvatarGroup/AvatarGroup';
