import { Button } from '../Button/Button';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import type { ResultSearchProps } from '../../private/lists/useResultList';
import * as styles from '../../private/lists/ResultList.css';

/** Error message with a retry button. */
export function ResultFailure({ text: words, retryLabel, onRetry }: NonNullable<ResultSearchProps['error']>) {
  return (
    <div role="alert" className={cx(text.table, styles.message)}>
      {words}
      <Button size="sm" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
