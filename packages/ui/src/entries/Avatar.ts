export { Avatar } from '../components/Avatar/Avatar';
export type { AvatarProps } from '../components/Avatar/Avatar';
