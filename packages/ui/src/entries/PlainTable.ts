export { PlainTable } from '../components/PlainTable/PlainTable';
export type { PlainTableProps } from '../components/PlainTable/PlainTable';
