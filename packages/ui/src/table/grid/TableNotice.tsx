import { tableStrings } from '../../private/strings/tableStrings';
import { useStrings } from '../../private/strings/strings';
import * as notices from './TableNotice.css';
import type { TableMessage } from '../tableTypes';

interface TableNoticeProps {
  message: TableMessage;
  onRetry?: (() => void) | undefined;
}

/** Notice above rows that could not be refreshed. */
export function TableNotice({ message: { title }, onRetry }: TableNoticeProps) {
  const strings = useStrings(tableStrings);
  return (
    <div className={notices.notice} role="alert">
      {title ?? strings.refreshFailed}
      {onRetry && (
        <button type="button" className={notices.noticeButton} onClick={onRetry}>
          {strings.tryAgain}
        </button>
      )}
    </div>
  );
}
