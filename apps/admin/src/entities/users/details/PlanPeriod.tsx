import { useServerNow } from '@larder/domain';
import type { UserPlanDetails } from '@larder/domain/contract';
import { Meter, Stack } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { planDays } from './planDays';
import * as styles from './UserDetail.css';

export interface PlanPeriodProps {
  plan: UserPlanDetails;
  /** Formatted last day of the period. */
  endDate: string;
}

/** Progress of the plan's period in days. */
export function PlanPeriod({ plan, endDate }: PlanPeriodProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const days = planDays(plan, useServerNow());
  return (
    <Stack gap="px8">
      <div className={styles.spread}>
        <span className={styles.caption}>
          {t('users.detail.plan.daysOf', { used: formats.number(days.used), total: formats.number(days.total) })}
        </span>
        <span className={styles.caption}>{t('users.detail.plan.left', { count: days.left })}</span>
      </div>
      <Meter
        label={t('users.detail.plan.days')}
        value={days.used}
        max={days.total}
        valueText={t('users.detail.plan.daysOf', { used: days.used, total: days.total })}
      />
      <span className={styles.caption}>
        {t(plan.cancelAtPeriodEnd ? 'users.detail.plan.ends' : 'users.detail.plan.renews', { date: endDate })}
      </span>
    </Stack>
  );
}
