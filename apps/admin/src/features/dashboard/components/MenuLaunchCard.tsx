import { useCardAdvance, useServerNow } from '@larder/domain';
import { AvatarGroup, Button, Meter, StatusPill, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { daysUntil, shareOf } from '../analyticsText';
import { useCardChange } from '../useCardChange';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';
import { DayHeading } from './DayHeading';
import * as styles from './MenuLaunchCard.css';

/** The next menu: start date, team and budget, with a button to join the team. */
export function MenuLaunchCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const now = useServerNow();
  const restaurant = useCardRestaurant();
  const query = useCardAdvance('promotion', { restaurant });
  const { change, isPending } = useCardChange();
  const update = (joined: boolean) => ({ card: 'promotion', restaurant, data: { joined } }) as const;
  const setJoined = (joined: boolean) =>
    change({
      update: update(joined),
      inverse: update(!joined),
      done: t(joined ? 'analytics.promotion.joined' : 'analytics.promotion.left'),
      failed: t(joined ? 'analytics.promotion.notJoined' : 'analytics.promotion.notLeft'),
    });
  const { whole: money } = useCardMoney(query.data?.currency);
  const days = query.data && daysUntil(query.data.date, now);
  return (
    <QueryCard
      title={t('analytics.promotion.title')}
      actions={
        days !== undefined && days >= 0 ? (
          <StatusPill tone="info">
            {days === 0 ? t('analytics.promotion.today') : t('analytics.promotion.inDays', { count: days })}
          </StatusPill>
        ) : undefined
      }
      query={query}
      skeletonSize={216}
    >
      {({ date, title, text, teams, members, due, budget, cost, joined }) => (
        <div className={styles.root}>
          <DayHeading date={date} title={title} text={text} />
          <dl className={styles.facts}>
            {(
              [
                ['due', formats.date(due)],
                ['budget', money(budget)],
                ['spent', money(cost)],
              ] as const
            ).map(([key, value]) => (
              <div key={key}>
                <Text as="dt" variant="caption" tone="subtle">
                  {t(`analytics.promotion.${key}`)}
                </Text>
                <Text as="dd" variant="bodyStrong" tabular>
                  <bdi dir={key === 'due' ? undefined : 'ltr'}>{value}</bdi>
                </Text>
              </div>
            ))}
          </dl>
          <Meter
            label={t('analytics.promotion.spent')}
            value={shareOf(cost, budget)}
            valueText={t('analytics.promotion.spentOf', { cost: money(cost), budget: money(budget) })}
          />
          <Text as="p" variant="caption" tone="muted">
            {formats.list(teams)}
          </Text>
          <div className={styles.foot}>
            <AvatarGroup
              label={t('analytics.promotion.team')}
              items={members.map(({ id, fullName, avatar }) => ({ name: fullName, src: avatar, colorKey: id }))}
              max={3}
            />
            <Button size="sm" aria-disabled={isPending || undefined} onClick={() => !isPending && setJoined(!joined)}>
              {t(joined ? 'analytics.promotion.leave' : 'analytics.promotion.join')}
            </Button>
          </div>
        </div>
      )}
    </QueryCard>
  );
}
