import { usePricing } from '@larder/domain';
import {
  comparePlans,
  planOfCard,
  planPriceOf,
  type PlanPeriod,
  type UserPlan,
  type UserPlanDetails,
} from '@larder/domain/contract';
import { Skeleton } from '@larder/ui';
import { ConfirmDialog, SegmentedControl } from '@larder/ui/overlays';
import { PricingCards } from '@larder/ui/PricingCards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { useUserLabels } from '../useUserLabels';
import { useSaveDetails } from './useSaveDetails';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

export interface PlanChoiceProps {
  /** ID and name of the user. */
  id: number;
  name: string;
  /** The user's plan; undefined while loading. */
  plan: UserPlanDetails | undefined;
  period: PlanPeriod;
  onPeriodChange: (period: PlanPeriod) => void;
  /** Called when the plan has changed. */
  onChanged?: () => void;
  /** Label of the yearly period, for example with the saving. */
  yearlyLabel?: string;
  /** Level of the plan headings. @default 3 */
  headingLevel?: 2 | 3;
}

const cards = Object.keys(planOfCard) as (keyof typeof planOfCard)[];

/** Plan cards with a period switch. Asks before the plan changes. */
export function PlanChoice({
  id,
  name,
  plan,
  period,
  onPeriodChange,
  onChanged,
  yearlyLabel,
  headingLevel,
}: PlanChoiceProps) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const pricing = usePricing();
  const { save, isPending } = useSaveDetails(id);
  const [asked, setAsked] = useState<UserPlan>();
  const { majorMoney } = useAccountMoney();

  if (pricing.isError && !pricing.data)
    return (
      <LoadError title={t('users.detail.plan.notLoaded')} query={pricing} size={headingLevel === 2 ? 'md' : 'sm'} />
    );
  if (!pricing.data) return <Skeleton blockSize={360} />;

  const actionOf = (target: UserPlan) => {
    if (!plan) return t('users.detail.plan.choose');
    if (target === plan.name)
      return t(
        plan.period === period || plan.price === 0 ? 'users.detail.plan.current' : 'users.detail.plan.changePeriod',
      );
    return t(comparePlans(plan.name, target) > 0 ? 'users.detail.plan.upgrade' : 'users.detail.plan.downgrade');
  };
  const change = async () => {
    if (!asked) return;
    const saved = await save(
      { section: 'plan', data: { name: asked, period } },
      // Without undo: changing back would start a new period.
      t('users.detail.plan.changed', { name, plan: labels.currentPlan(asked) }),
    );
    setAsked(undefined);
    if (saved) onChanged?.();
  };
  return (
    <>
      <PricingCards
        label={t('users.detail.plan.title')}
        headingLevel={headingLevel}
        control={
          <SegmentedControl
            label={t('users.detail.plan.period')}
            size="md"
            value={period}
            onValueChange={onPeriodChange}
            options={[
              { value: 'monthly', label: t('users.detail.plan.periodMonthly') },
              { value: 'yearly', label: yearlyLabel ?? t('users.detail.plan.periodYearly') },
            ]}
          />
        }
        onAction={(card) => setAsked(planOfCard[card as keyof typeof planOfCard])}
        items={cards.map((card) => {
          const { title, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular } = pricing.data[card];
          const isYearly = period === 'yearly';
          const target = planOfCard[card];
          return {
            id: card,
            name: title,
            description: subtitle,
            price: majorMoney(isYearly ? yearlyPlan.perMonth : monthlyPrice),
            per: t('users.detail.plan.monthly'),
            priceDescription: isYearly
              ? t('users.detail.plan.totalAnnual', { total: majorMoney(yearlyPlan.totalAnnual) })
              : undefined,
            features: planBenefits.map((label) => ({ label })),
            badge: popular ? t('users.detail.plan.popular') : undefined,
            actionLabel: actionOf(target),
            current: target === plan?.name && (plan.period === period || plan.price === 0),
          };
        })}
      />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        tone="primary"
        title={t('users.detail.plan.askChange.title', { plan: asked ? labels.currentPlan(asked) : '' })}
        description={t(`users.detail.plan.askChange.${period}`, {
          name,
          price: asked ? majorMoney(planPriceOf(asked, period)) : '',
        })}
        confirmLabel={t('users.detail.plan.change')}
        cancelLabel={t('users.detail.plan.keep')}
        loading={isPending}
        loadingLabel={t('users.detail.plan.saving')}
        onConfirm={() => void change()}
      />
    </>
  );
}
