import { useAbility, useReviewException } from '@larder/domain';
import { wallClock, type ExceptionEntry, type ExceptionType } from '@larder/domain/contract';
import { Icon, type IconType } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import {
  BadgePercent,
  Ban,
  Check,
  ClockAlert,
  HandCoins,
  MessageCircleQuestion,
  Receipt,
  RotateCcw,
  Undo2,
  UserRoundX,
  UsersRound,
  UtensilsCrossed,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useFormats } from '../../../hooks/useFormats';
import { billNumber } from '../../../lib/billNumber';
import { notify } from '../../../lib/notify';
import { BillsLink } from './BillsLink';
import * as styles from './NeedsAttention.css';

const AskDialog = lazyDialog(() => import('./AskDialog'), 'AskDialog');

const rates: readonly ExceptionType[] = ['high_labour', 'high_discount', 'high_tip'];
const spans: readonly ExceptionType[] = ['overdue_bill', 'long_eighty_six'];
const losses: readonly ExceptionType[] = ['large_void', 'high_discount', 'large_refund'];
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

export interface ExceptionRowProps {
  entry: ExceptionEntry;
  /** Business date of the exception. */
  date: string;
  /** Time zone of the restaurant. @default the user's time zone */
  zone: string | undefined;
  /** Name of the restaurant, if several are shown. */
  restaurant?: string | undefined;
  /** Runs a change that moves the exception out of its list. */
  removeWith: (remove: () => Promise<void>) => void;
}

/** An exception with its type, person and reason. Links to its bills. The user can ask about it or close it. */
export function ExceptionRow({ entry, date, zone, restaurant, removeWith }: ExceptionRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const clock = useFormats(zone);
  const [isAsking, setAsking] = useState(false);
  const mayReview = useAbility().can('read', 'bill');
  const { mutateAsync, isPending } = useReviewException();
  const { id, type, restaurantId, explanation, review, staff } = entry;
  const title = t(`dashboard.look.type.${type}`);

  const amount = (value: number) => {
    if (rates.includes(type)) return formats.percent(value / 100_000);
    if (spans.includes(type)) return formats.duration(value);
    return entry.currency ? formats.money(value, entry.currency) : formats.number(value);
  };
  const save = async (state: 'asked' | 'closed' | 'open', note: string, done?: string) => {
    const { state: earlier = 'open', note: earlierNote = '' } = review ?? {};
    try {
      await mutateAsync({ restaurant: restaurantId, date, id, state, note });
    } catch {
      return notify((toast) => {
        const action = { label: t('common.retry'), onAction: () => void save(state, note, done) };
        toast.danger(t('dashboard.look.failed'), { action });
      });
    }
    if (!done) return;
    await notify((toast) => {
      const action = { label: t('analytics.undo'), onAction: () => void save(earlier, earlierNote) };
      toast.success(done, { action });
    });
  };

  /** The business date ends after midnight. */
  const isNextDay = zone !== undefined && wallClock(new Date(entry.at), zone).date > date;
  const person = explanation?.by?.name ?? staff?.name;
  const details = [
    restaurant,
    entry.billId && t('dashboard.look.bill', { id: billNumber(entry.billId) }),
    t('dashboard.look.withLimit', { value: amount(entry.value), limit: amount(entry.limit) }),
    person,
  ];
  const reasons = explanation && [
    explanation.reason && t(`bills.reasons.${explanation.reason}`, { defaultValue: explanation.reason }),
    explanation.note,
    explanation.approver && t('dashboard.look.approvedBy', { name: explanation.approver.name }),
  ];
  const line = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

  return (
    <li className={styles.row}>
      <span className={styles.icon[entry.severity]}>
        <Icon as={icons[type]} size={16} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>
          <BillsLink drill={entry.drill} tab={losses.includes(type) ? 'losses' : undefined} className={styles.link}>
            {title}
          </BillsLink>
        </span>
        <span className={styles.detail}>{line(details)}</span>
        {reasons && line(reasons) && <span className={styles.detail}>{line(reasons)}</span>}
        {review?.state === 'asked' && (
          <span className={styles.detail}>
            {t('dashboard.look.asked', { name: review.by.name, note: review.note })}
          </span>
        )}
      </span>
      <span className={styles.end}>
        <time className={styles.time} dateTime={entry.at}>
          {isNextDay && `${clock.date(entry.at, { weekday: 'short' })} `}
          <bdi dir="ltr">{clock.time(entry.at)}</bdi>
        </time>
        {mayReview && (
          <span className={styles.actions}>
            {review?.state === 'closed' ? (
              <IconButton
                icon={Undo2}
                size="sm"
                label={t('dashboard.look.reopen')}
                loading={isPending}
                onClick={() => removeWith(() => save('open', ''))}
              />
            ) : (
              <>
                <IconButton
                  icon={MessageCircleQuestion}
                  size="sm"
                  label={person ? t('dashboard.look.askPerson', { name: person }) : t('dashboard.look.ask')}
                  onClick={() => setAsking(true)}
                />
                <IconButton
                  icon={Check}
                  size="sm"
                  label={t('dashboard.look.close')}
                  loading={isPending}
                  onClick={() => removeWith(() => save('closed', '', t('dashboard.look.closed', { type: title })))}
                />
              </>
            )}
          </span>
        )}
      </span>
      <Suspense>
        {isAsking && (
          <AskDialog
            about={line([title, ...details])}
            person={person}
            onAsk={(question) => void save('asked', question, t('dashboard.look.askedToast'))}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </li>
  );
}
