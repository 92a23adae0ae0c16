export { EmptyState } from '../components/EmptyState/EmptyState';
export type { EmptyStateProps } from '../components/EmptyState/EmptyState';
