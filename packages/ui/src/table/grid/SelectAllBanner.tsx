import { listStrings } from '../../private/strings/listStrings';
import { fill, useLocale, useStrings } from '../../private/strings/strings';
import * as notices from './TableNotice.css';
import { numberFormatOf } from '../model/localeRules';

export interface SelectAllBannerProps {
  /** How many rows are selected. */
  count: number;
  /** How many there are on all pages. */
  total: number;
  onSelectAll: () => void;
}

/** A line above a page whose rows are all selected: those of the other pages may be, too. */
export function SelectAllBanner({ count, total, onSelectAll }: SelectAllBannerProps) {
  const strings = useStrings(listStrings);
  const numbers = numberFormatOf(useLocale());
  return (
    <div className={notices.notice} role="status">
      {fill(strings.selectedCount, { count: numbers.format(count) })}
      <button type="button" className={notices.noticeButton} onClick={onSelectAll}>
        {fill(strings.selectAllRows, { total: numbers.format(total) })}
      </button>
    </div>
  );
}
