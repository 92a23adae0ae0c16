import { useCardAnalytics } from '@larder/domain';
import { Figure, Icon, Text, type IconType } from '@larder/ui';
import { RadialGauge } from '@larder/ui/charts';
import { CircleDot, Clock3, MessageCircleWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { shareOf } from '../analyticsText';
import { useCardRestaurant } from '../useCardRestaurant';
import * as styles from './GuestFeedbackCard.css';
import { RangeMenu, type CardPeriodProps } from './RangeMenu';
import { tile } from './TrendCard.css';

type Row = 'new' | 'open' | 'response';
const rows: Record<Row, { icon: IconType; tone: keyof typeof tile }> = {
  new: { icon: MessageCircleWarning, tone: 'warning' },
  open: { icon: CircleDot, tone: 'info' },
  response: { icon: Clock3, tone: 'secondary' },
};

/** Complaints of guests, and the share of them that is settled. */
export function GuestFeedbackCard(period: CardPeriodProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardAnalytics('support-tracker', { restaurant: useCardRestaurant(), range: period.range });
  const title = t('analytics.feedback.title');
  return (
    <QueryCard
      title={title}
      actions={<RangeMenu card={title} response={query.data} {...period} />}
      query={query}
      skeletonSize={206}
      isEmpty={({ totalTicket }) => totalTicket === 0}
      emptyText={t('analytics.feedback.none')}
    >
      {({ totalTicket, newTicket, openTicket, responseTime }) => {
        const answered = totalTicket - openTicket;
        const share = shareOf(answered, totalTicket);
        const values: Record<Row, string> = {
          new: formats.number(newTicket),
          open: formats.number(openTicket),
          response: formats.duration(responseTime),
        };
        return (
          <div className={styles.root}>
            <div className={styles.columns}>
              <div>
                <Figure size="tile" parts={formats.number(totalTicket)} />
                <Text as="p" variant="caption" tone="subtle">
                  {t('analytics.feedback.notes')}
                </Text>
                <dl className={styles.rows}>
                  {(Object.keys(rows) as Row[]).map((row) => (
                    <div key={row} className={styles.row}>
                      <dt className={styles.name}>
                        <span className={tile[rows[row].tone]}>
                          <Icon as={rows[row].icon} size={16} />
                        </span>
                        {t(`analytics.feedback.${row}`)}
                      </dt>
                      <dd className={styles.value}>
                        <bdi>{values[row]}</bdi>
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
              <div className={styles.gauge}>
                <RadialGauge
                  label={t('analytics.feedback.answeredShare')}
                  value={share}
                  formatted={formats.percentParts(share, 0)}
                  caption={t('analytics.feedback.answered')}
                />
                <Text as="p" variant="caption" tone="muted" align="center">
                  {t('analytics.feedback.closed', {
                    closed: formats.number(answered),
                    total: formats.number(totalTicket),
                  })}
                </Text>
              </div>
            </div>
          </div>
        );
      }}
    </QueryCard>
  );
}
