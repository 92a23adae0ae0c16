export { List } from '../components/List/List';
export type { ListProps } from '../components/List/List';
