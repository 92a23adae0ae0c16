import { tableStrings } from '../private/tableStrings';
import { useStrings } from '../private/strings';
import * as styles from './DataTable.css';
import type { TableMessage } from './tableTypes';

interface TableNoticeProps {
  message: TableMessage;
  onRetry?: (() => void) | undefined;
}

/** A line above the rows: newer ones did not come. */
export function TableNotice({ message: { title }, onRetry }: TableNoticeProps) {
  const strings = useStrings(tableStrings);
  return (
    <div className={styles.notice} role="alert">
      {title ?? strings.refreshFailed}
      {onRetry && (
        <button type="button" className={styles.noticeButton} onClick={onRetry}>
          {strings.tryAgain}
        </button>
      )}
    </div>
  );
}
