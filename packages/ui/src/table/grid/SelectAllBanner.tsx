import { listStrings } from '../../private/strings/listStrings';
import { fill, useLocale, useStrings } from '../../private/strings/strings';
import * as notices from './TableNotice.css';
import { numberFormatOf } from '../model/localeRules';

export interface SelectAllBannerProps {
  /** Number of selected rows. */
  count: number;
  /** Number of rows on all pages. */
  total: number;
  onSelectAll: () => void;
}

/** Offers to select the rows of all pages once the whole page is selected. */
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
