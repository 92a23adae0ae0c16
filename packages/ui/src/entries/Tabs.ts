export { Tabs } from '../components/Tabs/Tabs';
export type { TabItem, TabsProps } from '../components/Tabs/Tabs';
