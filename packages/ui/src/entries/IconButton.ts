export { IconButton } from '../components/IconButton/IconButton';
export type { IconButtonProps } from '../components/IconButton/IconButton';
