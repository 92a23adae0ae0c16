import type { UseQueryResult } from '@larder/domain';
import type { UserDetails, UserPlanDetails } from '@larder/domain/contract';
import { Button, Figure, Meter, Stack, StatusPill } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../../entities/users/useUserLabels';
import { QueryCard } from '../../../lib/QueryCard';
import { useFormats } from '../../../lib/useFormats';
import { accountCurrency, minorOf } from '../../../lib/accountMoney';
import { planDays } from '../planDays';
import { useMayChangeDetails, useSaveDetails } from '../useSaveDetails';
import { ChangePlanDialog } from './ChangePlanDialog';
import * as styles from './UserDetail.css';

export interface PlanCardProps {
  id: number;
  name: string;
  details: UseQueryResult<UserDetails>;
}

/** The plan, what it costs, how far its period is. */
export function PlanCard({ id, name, details }: PlanCardProps) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const formats = useFormats();
  const mayChange = useMayChangeDetails(id);
  const { save, isPending } = useSaveDetails(id);
  const [open, setOpen] = useState<'change' | 'cancel'>();
  const date = ({ activeUntil }: UserPlanDetails) => formats.date(activeUntil, { day: 'numeric', month: 'long' });

  const cancel = async (plan: UserPlanDetails) => {
    await save(
      { section: 'plan', data: { cancelAtPeriodEnd: true } },
      t('users.detail.plan.cancelled', { name, date: date(plan) }),
      { section: 'plan', data: { cancelAtPeriodEnd: false } },
    );
    setOpen(undefined);
  };

  const content = ({ plan }: UserDetails) => {
    const days = planDays(plan);
    const isPaid = plan.price > 0;
    return (
      <Stack gap="px16">
        <div className={styles.spread}>
          {isPaid ? (
            <Figure
              size="card"
              parts={formats.moneyParts(minorOf(plan.price), accountCurrency, { whole: true })}
              unit={t(plan.period === 'monthly' ? 'users.detail.plan.monthly' : 'users.detail.plan.yearly')}
            />
          ) : (
            <Figure size="card" parts={t('users.detail.plan.free')} />
          )}
        </div>
        {isPaid && (
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
              {t(plan.cancelAtPeriodEnd ? 'users.detail.plan.ends' : 'users.detail.plan.renews', { date: date(plan) })}
            </span>
          </Stack>
        )}
        {mayChange && (
          <Stack direction="row" gap="px8" wrap>
            <Button size="bar" onClick={() => setOpen('change')}>
              {t('users.detail.plan.change')}
            </Button>
            {isPaid &&
              (plan.cancelAtPeriodEnd ? (
                <Button
                  size="bar"
                  variant="plain"
                  loading={isPending}
                  onClick={() =>
                    void save(
                      { section: 'plan', data: { cancelAtPeriodEnd: false } },
                      t('users.detail.plan.kept', { name }),
                    )
                  }
                >
                  {t('users.detail.plan.keep')}
                </Button>
              ) : (
                <Button size="bar" variant="plain" tone="danger" onClick={() => setOpen('cancel')}>
                  {t('users.detail.plan.cancel')}
                </Button>
              ))}
          </Stack>
        )}
        <ChangePlanDialog
          key={`${open}`}
          id={id}
          name={name}
          plan={plan}
          isOpen={open === 'change'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'change' : undefined)}
        />
        <ConfirmDialog
          isOpen={open === 'cancel'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'cancel' : undefined)}
          title={t('users.detail.plan.ask.title', { plan: labels.currentPlan(plan.name) })}
          description={t('users.detail.plan.ask.description', { name, date: date(plan) })}
          confirmLabel={t('users.detail.plan.ask.confirm')}
          cancelLabel={t('users.detail.plan.ask.cancel')}
          isPending={isPending}
          onConfirm={() => void cancel(plan)}
        />
      </Stack>
    );
  };

  const plan = details.data?.plan;
  return (
    <QueryCard
      query={details}
      title={t('users.detail.plan.title')}
      titleEnd={
        plan && (
          <>
            <StatusPill tone="primary" dot={false}>
              {labels.currentPlan(plan.name)}
            </StatusPill>
            {plan.isTrial && <StatusPill tone="info">{t('users.detail.plan.trial')}</StatusPill>}
            {plan.cancelAtPeriodEnd && <StatusPill tone="warning">{t('users.detail.plan.endsPill')}</StatusPill>}
          </>
        )
      }
      skeletonSize={148}
    >
      {content}
    </QueryCard>
  );
}
