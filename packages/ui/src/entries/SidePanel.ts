export { SidePanel } from '../components/SidePanel/SidePanel';
export type { SidePanelProps } from '../components/SidePanel/SidePanel';
