import { ChevronDown } from 'lucide-react';
import { Pagination } from '../components/Pagination/Pagination';
import { Icon } from '../icons/Icon';
import { tableStrings } from '../private/tableStrings';
import { fill, useLocale, useStrings } from '../private/strings';
import * as styles from './DataTable.css';
import { LateMenu } from './LateMenu';
import { numberFormatOf } from './localeRules';
import { PerPagePanel, preloadMenus } from './lateMenus';
import { pageAfterResize, pageCountOf, rowsOfPage } from './pages';
import type { TablePage } from './tableTypes';

interface TableFooterProps {
  /** Name of the table. */
  label: string;
  page: TablePage;
  total: number;
  perPageOptions: readonly number[];
  onChange: (page: TablePage) => void;
}

/** Where one is in the list, and how to get on. */
export function TableFooter({ label, page: { page, perPage }, total, perPageOptions, onChange }: TableFooterProps) {
  const strings = useStrings(tableStrings);
  const locale = useLocale();
  const numbers = numberFormatOf(locale);
  const format = (value: number) => numbers.format(value);
  const { from, to } = rowsOfPage(page, perPage, total);
  const pageCount = pageCountOf(total, perPage);
  return (
    <div className={styles.footer}>
      <span>
        <bdi>{fill(strings.rowRange, { from: format(from), to: format(to), total: format(total) })}</bdi>
      </span>
      <span className={styles.footerRule} />
      <LateMenu
        preload={preloadMenus}
        renderTrigger={(props) => (
          <button type="button" className={styles.perPage} {...props}>
            {strings.rows} <span className={styles.perPageValue}>{format(perPage)}</span>
            <Icon as={ChevronDown} size={14} />
          </button>
        )}
      >
        {(panel) => (
          <PerPagePanel
            perPage={perPage}
            options={perPageOptions}
            format={format}
            onChange={(next) => onChange({ page: pageAfterResize(page, perPage, next), perPage: next })}
            {...panel}
          />
        )}
      </LateMenu>
      {pageCount > 1 && (
        <Pagination
          className={styles.pages}
          label={`${strings.pages}: ${label}`}
          page={page}
          pageCount={pageCount}
          formatPage={format}
          onPageChange={(next) => onChange({ page: next, perPage })}
        />
      )}
    </div>
  );
}
