import type { DashboardData, ExceptionEntry } from '@larder/domain/contract';
import { Badge, Button, Card, EmptyState, Skeleton } from '@larder/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '../../../lib/keepFocus';
import { ExceptionRow } from './ExceptionRow';
import * as styles from './NeedsAttention.css';

export interface NeedsAttentionProps {
  /** Undefined while loading. */
  data: Pick<DashboardData, 'date' | 'exceptions' | 'zones' | 'restaurants'> | undefined;
}

const shown = 5;
function Skeletons() {
  return (
    <div className={styles.list}>
      {Array.from({ length: shown }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton inlineSize={32} blockSize={32} />
          <span className={styles.textsSkeleton}>
            <Skeleton inlineSize="70%" blockSize={14} />
            <Skeleton inlineSize="90%" blockSize={12} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** The exceptions of the day. Initially shows the newest five that are not closed. */
export function NeedsAttention({ data }: NeedsAttentionProps) {
  const { t } = useTranslation();
  const exceptions = data?.exceptions;
  const nameOf = (id: string) =>
    data && data.restaurants.length > 1 ? data.restaurants.find((place) => place.id === id)?.name : undefined;
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [showsClosed, setShowsClosed] = useState(false);
  const isClosed = ({ review }: ExceptionEntry) => review?.state === 'closed';
  const open = exceptions?.filter((entry) => !isClosed(entry));
  const closed = exceptions?.filter(isClosed) ?? [];
  const rows = [...(open?.slice(0, showsAll ? undefined : shown) ?? []), ...(showsClosed ? closed : [])];

  return (
    <Card
      title={t('dashboard.look.title')}
      titleEndContent={open?.length ? <Badge tone="danger" variant="filled" count={open.length} /> : undefined}
      actions={
        open && open.length > shown ? (
          <Button variant="plain" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {t(showsAll ? 'dashboard.look.fewer' : 'dashboard.look.all')}
          </Button>
        ) : undefined
      }
      padding="none"
    >
      {exceptions ? null : <Skeletons />}
      {open?.length === 0 ? (
        <EmptyState size="sm" title={t('dashboard.look.none')} description={t('dashboard.look.noneText')} />
      ) : null}
      <ul ref={list} className={styles.list}>
        {rows.map((entry, index) => (
          <ExceptionRow
            key={entry.id}
            entry={entry}
            date={data?.date ?? ''}
            zone={data?.zones[entry.restaurantId]}
            restaurant={nameOf(entry.restaurantId)}
            removeWith={(remove) => void keepFocus(list.current, index, remove, 'button:last-of-type')}
          />
        ))}
      </ul>
      {closed.length > 0 && (
        <div className={styles.footer}>
          <Button variant="plain" size="sm" aria-expanded={showsClosed} onClick={() => setShowsClosed(!showsClosed)}>
            {`${t(showsClosed ? 'dashboard.look.hideClosed' : 'dashboard.look.showClosed')} (${closed.length})`}
          </Button>
        </div>
      )}
    </Card>
  );
}
