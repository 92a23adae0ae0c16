import {
  pricingQuery,
  readSession,
  usePricing,
  useSession,
  useUserDetails,
  userDetailsQuery,
  type QueryClient,
} from '@larder/domain';
import { isCustomPlan, yearlySaving } from '@larder/domain/contract';
import { Card, PageHeader, Stack, StatusPill } from '@larder/ui';
import { Accordion, AccordionItem } from '@larder/ui/Accordion';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../components/RouterButton';
import { PlanChoice } from '../../entities/users/details/PlanChoice';
import { useUserLabels } from '../../entities/users/useUserLabels';
import { useFormats } from '../../hooks/useFormats';
import { usePageTitle } from '../../hooks/usePageTitle';
import { BenefitsTable } from './components/BenefitsTable';
import { TrialBanner } from './components/TrialBanner';

/** Starts the queries of the page without waiting. */
export function loadPricing(queryClient: QueryClient) {
  void queryClient.prefetchQuery(pricingQuery());
  const { user } = readSession();
  if (user) void queryClient.prefetchQuery(userDetailsQuery(user.id));
}

/** The plans with their prices, a comparison, and questions and answers. */
export function PricingPage() {
  const { t } = useTranslation();
  const title = usePageTitle();
  const labels = useUserLabels();
  const formats = useFormats();
  const { user } = useSession();
  const id = user?.id ?? 0;
  const { data: pricing } = usePricing();
  const plan = useUserDetails(id).data?.plan;
  const { period = 'monthly' } = useSearch({ from: '/_shell/pages/pricing' });
  const navigate = useNavigate({ from: '/pages/pricing' });
  const saving = pricing ? yearlySaving(pricing.standardPlan).percent : 0;
  return (
    <Stack gap="px16">
      <PageHeader title={title} description={t('pricing.lead')} />
      {plan && <TrialBanner id={id} plan={plan} />}
      {plan && isCustomPlan(plan.name) && (
        <Stack direction="row" gap="px8">
          <StatusPill tone="info">{t('pricing.custom', { plan: labels.currentPlan(plan.name) })}</StatusPill>
        </Stack>
      )}
      <PlanChoice
        id={id}
        name={user?.fullName ?? ''}
        plan={plan}
        period={period}
        headingLevel={2}
        yearlyLabel={saving > 0 ? t('pricing.yearly', { percent: formats.percent(saving / 100) }) : undefined}
        onPeriodChange={(next) =>
          void navigate({ search: next === 'yearly' ? { period: next } : {}, state: true, resetScroll: false })
        }
      />
      <RouterLink to="/pages/account-settings" search={{ tab: 'billing' }}>
        {t('pricing.billing')}
      </RouterLink>
      {pricing && <BenefitsTable pricing={pricing} />}
      {pricing && (
        <Card title={t('pricing.questions')}>
          <Accordion>
            {pricing.qandA.map(({ question, ans }) => (
              <AccordionItem key={question} id={question} label={question}>
                {ans}
              </AccordionItem>
            ))}
          </Accordion>
        </Card>
      )}
    </Stack>
  );
}
