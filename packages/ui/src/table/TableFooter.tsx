import { ChevronDown } from 'lucide-react';
import { Menu } from '../components/Menu/Menu';
import { MenuItem } from '../components/Menu/MenuItem';
import { Pagination } from '../components/Pagination/Pagination';
import { Icon } from '../icons/Icon';
import { tableStrings } from '../private/tableStrings';
import { fill, useLocale, useStrings } from '../private/strings';
import * as styles from './DataTable.css';
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
  const numbers = new Intl.NumberFormat(locale);
  const format = (value: number) => numbers.format(value);
  const { from, to } = rowsOfPage(page, perPage, total);
  const pageCount = pageCountOf(total, perPage);
  return (
    <div className={styles.footer}>
      <span>
        <bdi>{fill(strings.rowRange, { from: format(from), to: format(to), total: format(total) })}</bdi>
      </span>
      <span className={styles.footerRule} />
      <Menu
        label={strings.changePerPage}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[String(perPage)]}
        onSelectionChange={(keys) => {
          const next = keys === 'all' ? perPage : Number([...keys][0]);
          if (next !== perPage) onChange({ page: pageAfterResize(page, perPage, next), perPage: next });
        }}
        trigger={
          <button type="button" className={styles.perPage}>
            {strings.rows} <span className={styles.perPageValue}>{format(perPage)}</span>
            <Icon as={ChevronDown} size={14} />
          </button>
        }
      >
        {perPageOptions.map((count) => (
          <MenuItem key={count} id={String(count)}>
            {format(count)}
          </MenuItem>
        ))}
      </Menu>
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
