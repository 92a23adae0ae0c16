import { listStrings } from '../private/listStrings';
import { fill, useLocale, useStrings } from '../private/strings';
import * as styles from './DataTable.css';
import { numberFormatOf } from './localeRules';

export interface TableOfferProps {
  /** How many rows are selected. */
  count: number;
  /** How many there are on all pages. */
  total: number;
  onSelectAll: () => void;
}

/** A line above a page whose rows are all selected: those of the other pages may be, too. */
export function TableOffer({ count, total, onSelectAll }: TableOfferProps) {
  const strings = useStrings(listStrings);
  const numbers = numberFormatOf(useLocale());
  return (
    <div className={styles.notice} role="status">
      {fill(strings.selectedCount, { count: numbers.format(count) })}
      <button type="button" className={styles.noticeButton} onClick={onSelectAll}>
        {fill(strings.selectAllRows, { total: numbers.format(total) })}
      </button>
    </div>
  );
}
