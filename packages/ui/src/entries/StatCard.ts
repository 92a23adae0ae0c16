export { StatCard } from '../components/StatCard/StatCard';
export type { StatCardProps } from '../components/StatCard/StatCard';
