import { Button } from '../../components/Button/Button';
import { text } from '../../css/typography.css';
import { cx } from '../cx';
import type { ResultSearchProps } from '../useResultList';
import * as styles from './ResultList.css';

/** Results that could not be loaded, and the way to try again. */
export function ResultFailure({ text: words, retryLabel, onRetry }: NonNullable<ResultSearchProps['failure']>) {
  return (
    <div role="alert" className={cx(text.table, styles.message)}>
      {words}
      <Button size="sm" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
