import type { ExceptionEntry, ExceptionType } from '@larder/domain/contract';
import { Badge, Button, Card, EmptyState, Icon, Skeleton, type IconType } from '@larder/ui';
import {
  BadgePercent,
  Ban,
  ClockAlert,
  HandCoins,
  Receipt,
  RotateCcw,
  UserRoundX,
  UsersRound,
  UtensilsCrossed,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { billNumber } from '../../../lib/billNumber';
import { BillsLink } from './BillsLink';
import * as styles from './NeedsAttention.css';

export interface NeedsAttentionProps {
  /** Newest first; undefined while loading. */
  exceptions: readonly ExceptionEntry[] | undefined;
  /** Time zone of the restaurant. @default the user's time zone */
  zone: string | undefined;
}

const shown = 5;
const rates: readonly ExceptionType[] = ['high_labour', 'high_discount', 'high_tip'];
const spans: readonly ExceptionType[] = ['overdue_bill', 'long_eighty_six'];
const icons: Record<ExceptionType, IconType> = {
  large_void: Ban,
  repeated_voids: UserRoundX,
  high_discount: BadgePercent,
  overdue_bill: ClockAlert,
  high_tip: HandCoins,
  large_refund: Receipt,
  reopened: RotateCcw,
  long_eighty_six: UtensilsCrossed,
  high_labour: UsersRound,
};

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

/** Exceptions that exceeded a limit on this day. Initially shows the newest five. */
export function NeedsAttention({ exceptions, zone }: NeedsAttentionProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const clock = useFormats(zone);
  const [showsAll, setShowsAll] = useState(false);

  const amount = ({ value, currency, type }: ExceptionEntry, limit = value) => {
    if (rates.includes(type)) return formats.percent(limit / 100_000);
    if (spans.includes(type)) return formats.duration(limit);
    return currency ? formats.money(limit, currency) : formats.number(limit);
  };

  return (
    <Card
      title={t('dashboard.look.title')}
      titleEndContent={
        exceptions?.length ? <Badge tone="danger" variant="filled" count={exceptions.length} /> : undefined
      }
      actions={
        exceptions && exceptions.length > shown ? (
          <Button variant="plain" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {t(showsAll ? 'dashboard.look.fewer' : 'dashboard.look.all')}
          </Button>
        ) : undefined
      }
      padding="none"
    >
      {exceptions ? null : <Skeletons />}
      {exceptions?.length === 0 ? (
        <EmptyState size="sm" title={t('dashboard.look.none')} description={t('dashboard.look.noneText')} />
      ) : null}
      <ul className={styles.list}>
        {exceptions?.slice(0, showsAll ? undefined : shown).map((entry) => (
          <li key={entry.id} className={styles.row}>
            <span className={styles.icon[entry.severity]}>
              <Icon as={icons[entry.type]} size={16} />
            </span>
            <span className={styles.texts}>
              <span className={styles.title}>
                <BillsLink drill={entry.drill} className={styles.link}>
                  {t(`dashboard.look.type.${entry.type}`)}
                </BillsLink>
              </span>
              <span className={styles.detail}>
                {[
                  entry.billId && t('dashboard.look.bill', { id: billNumber(entry.billId) }),
                  t('dashboard.look.withLimit', { value: amount(entry), limit: amount(entry, entry.limit) }),
                  entry.staff?.name,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <time className={styles.time} dateTime={entry.at}>
              <bdi dir="ltr">{clock.time(entry.at)}</bdi>
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
