export { DescriptionList } from '../components/DescriptionList/DescriptionList';
export type { Description, DescriptionListProps } from '../components/DescriptionList/DescriptionList';
