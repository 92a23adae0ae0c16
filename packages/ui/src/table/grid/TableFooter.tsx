import { ChevronDown } from 'lucide-react';
import { Pagination } from '../../components/Pagination/Pagination';
import { Icon } from '../../icons/Icon';
import { tableStrings } from '../../private/strings/tableStrings';
import { fill, useLocale, useStrings } from '../../private/strings/strings';
import * as footers from './TableFooter.css';
import { LazyMenu } from '../menus/LazyMenu';
import { numberFormatOf } from '../model/localeRules';
import { PerPagePanel, preloadMenus } from '../lazyMenus';
import { pageCountOf, rowsOfPage } from '../model/pages';
import type { TableModel } from '../model/useTableRows';

interface TableFooterProps<Row> {
  /** Accessible name of the table. */
  label: string;
  model: TableModel<Row>;
  perPageOptions: readonly number[];
}

/** Row range, rows per page and pagination. */
export function TableFooter<Row>({ label, model, perPageOptions }: TableFooterProps<Row>) {
  const { table, pageNumber: page, perPage, total } = model;
  const strings = useStrings(tableStrings);
  const locale = useLocale();
  const numbers = numberFormatOf(locale);
  const format = (value: number) => numbers.format(value);
  const { from, to } = rowsOfPage(page, perPage, total);
  const pageCount = pageCountOf(total, perPage);
  return (
    <div className={footers.footer}>
      <span>
        <bdi>{fill(strings.rowRange, { from: format(from), to: format(to), total: format(total) })}</bdi>
      </span>
      <span className={footers.footerRule} />
      <LazyMenu
        preload={preloadMenus}
        renderTrigger={(props) => (
          <button type="button" className={footers.perPage} {...props}>
            {strings.rows} <span className={footers.perPageValue}>{format(perPage)}</span>
            <Icon as={ChevronDown} size={14} />
          </button>
        )}
      >
        {(panel) => (
          <PerPagePanel
            perPage={perPage}
            options={perPageOptions}
            format={format}
            onChange={(next) => table.setPageSize(next)}
            {...panel}
          />
        )}
      </LazyMenu>
      {pageCount > 1 && (
        <Pagination
          className={footers.pages}
          label={`${strings.pages}: ${label}`}
          page={page}
          pageCount={pageCount}
          formatPage={format}
          onPageChange={(next) => table.setPageIndex(next - 1)}
        />
      )}
    </div>
  );
}
