export { Toolbar } from '../components/Toolbar/Toolbar';
export { ToolbarSeparator } from '../components/Toolbar/ToolbarSeparator';
export { ToolbarSpacer } from '../components/Toolbar/ToolbarSpacer';
export type { ToolbarProps } from '../components/Toolbar/Toolbar';
export type { ToolbarSeparatorProps } from '../components/Toolbar/ToolbarSeparator';
