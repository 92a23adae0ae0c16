export { MenuItem } from '../components/Menu/MenuItem';
export { MenuSection } from '../components/Menu/MenuSection';
export { MenuSeparator } from '../components/Menu/MenuSeparator';
export { SplitButton } from '../components/SplitButton/SplitButton';
export type { SplitButtonProps } from '../components/SplitButton/SplitButton';
