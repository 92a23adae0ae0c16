export { Pagination } from '../components/Pagination/Pagination';
export type { PaginationProps } from '../components/Pagination/Pagination';
