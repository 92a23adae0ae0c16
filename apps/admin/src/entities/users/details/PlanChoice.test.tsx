import { createQueryClient, DomainProvider, http } from '@larder/domain';
import type { UserPlanDetails } from '@larder/domain/contract';
import type { toast as Toast } from '@larder/ui/toast';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toastRegion } from '../../../lib/notify';
import { noor } from '../form/userFixtures';
import { noorDetails } from './detailsFixtures';
import { PlanChoice } from './PlanChoice';

const success = vi.fn<(message: string, options?: unknown) => void>();
toastRegion.ready(Object.assign(() => 0, { danger: vi.fn(), success }) as unknown as typeof Toast);

const { adapter } = http.defaults;
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

const plan: UserPlanDetails = {
  ...noorDetails.plan,
  name: 'enterprise',
  period: 'yearly',
  price: 960,
  cancelAtPeriodEnd: true,
};
const card = (title: string) => ({
  title,
  subtitle: '',
  monthlyPrice: 49,
  yearlyPlan: { perMonth: 40, totalAnnual: 480 },
  planBenefits: [],
  popular: false,
});
const pricing = {
  basicPlan: card('Basic'),
  standardPlan: card('Standard'),
  enterprisePlan: card('Enterprise'),
  qandA: [],
};
it('changing a plan offers no undo, because undo would start a new period and renew a canceled plan', async () => {
  http.defaults.adapter = async (config) => {
    const data = config.method === 'get' ? pricing : { details: noorDetails, user: noor };
    return { config, data, status: 200, statusText: '', headers: {} };
  };
  const onChanged = vi.fn<() => void>();
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <PlanChoice id={7} name="Noor" plan={plan} period="yearly" onPeriodChange={() => {}} onChanged={onChanged} />
    </DomainProvider>,
  );
  const standard = within(await screen.findByRole('article', { name: 'Standard' }));
  fireEvent.click(standard.getByRole('button'));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: /plan\.change/ }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith('users.detail.plan.changed', undefined));
});
