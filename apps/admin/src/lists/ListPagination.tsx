import { Pagination } from '@larder/ui';
import type { ListPages } from './useListPages';

export interface ListPaginationProps {
  label: string;
  pages: ListPages;
}

/** Links to the pages of a list without a table, if there are several. */
export const ListPagination = ({ label, pages: { page, pageCount, show } }: ListPaginationProps) =>
  pageCount > 1 && <Pagination label={label} page={page} pageCount={pageCount} onPageChange={show} />;
