export { Tag } from '../components/Tag/Tag';
export type { TagProps } from '../components/Tag/Tag';
