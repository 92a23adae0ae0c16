export { Skeleton } from '../components/Skeleton/Skeleton';
export type { SkeletonProps } from '../components/Skeleton/Skeleton';
