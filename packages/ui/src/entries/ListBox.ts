export { ListBox } from '../components/ListBox/ListBox';
export type { ListBoxOption, ListBoxProps, ListBoxSection } from '../components/ListBox/ListBox';
