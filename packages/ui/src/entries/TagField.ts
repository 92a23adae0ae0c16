export { TagField } from '../components/TagField/TagField';
export type { TagFieldProps, TagOption } from '../components/TagField/TagField';
