import type { UserDetails, UserPlanDetails } from '@larder/domain/contract';
import { Button, Figure, Stack, StatusPill } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useUserLabels } from '../useUserLabels';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { accountCurrency, minorOf } from '../../../lib/accountMoney';
import { useMayChangeDetails, useSaveDetails } from './useSaveDetails';
import { PlanPeriod } from './PlanPeriod';
import type { UserTabProps } from './userTabProps';
import * as styles from './UserDetail.css';

const ChangePlanDialog = lazyDialog(() => import('./ChangePlanDialog'), 'ChangePlanDialog');

/** The plan of a user, its price and period. */
export function PlanCard({ id, name, details }: UserTabProps) {
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
        {isPaid && <PlanPeriod plan={plan} endDate={date(plan)} />}
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
        {open === 'change' && (
          <Suspense>
            <ChangePlanDialog
              id={id}
              name={name}
              plan={plan}
              open
              onOpenChange={(isOpen) => setOpen(isOpen ? 'change' : undefined)}
            />
          </Suspense>
        )}
        <ConfirmDialog
          open={open === 'cancel'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'cancel' : undefined)}
          title={t('users.detail.plan.ask.title', { plan: labels.currentPlan(plan.name) })}
          description={t('users.detail.plan.ask.description', { name, date: date(plan) })}
          confirmLabel={t('users.detail.plan.ask.confirm')}
          cancelLabel={t('users.detail.plan.ask.cancel')}
          loading={isPending}
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
      titleEndContent={
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
