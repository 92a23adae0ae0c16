import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { listStrings } from '../../private/strings/listStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './TableMessageView.css';
import type { TableMessage } from '../tableTypes';

export interface TableMessageViewProps {
  kind: 'empty' | 'noMatches' | 'error';
  message: TableMessage;
  onClear?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** Message shown instead of the rows. */
export function TableMessageView({
  kind,
  message: { title, description, details, actions },
  onClear,
  onRetry,
}: TableMessageViewProps) {
  const strings = useStrings(listStrings);
  const titles = { empty: strings.listEmpty, noMatches: strings.nothingMatches, error: strings.listFailed };
  const illustrations = { empty: 'shelf', noMatches: 'search', error: 'error' } as const;
  const fallback =
    (onRetry && (
      <Button size="sm" onClick={onRetry}>
        {strings.tryAgain}
      </Button>
    )) ??
    (onClear && (
      <Button size="sm" onClick={onClear}>
        {strings.clearAll}
      </Button>
    ));
  return (
    <div className={styles.message} role={kind === 'error' ? 'alert' : 'status'}>
      <EmptyState
        size="sm"
        headingLevel={2}
        illustration={illustrations[kind]}
        title={title ?? titles[kind]}
        description={description ?? (kind === 'noMatches' ? strings.nothingMatchesHint : undefined)}
        actions={actions ?? fallback}
      >
        {details}
      </EmptyState>
    </div>
  );
}
