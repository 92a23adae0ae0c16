import { createQueryClient, DomainProvider, type UseQueryResult } from '@larder/domain';
import type { UserDetails, UserPlanDetails } from '@larder/domain/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlanCard } from './PlanCard';

afterEach(cleanup);

const plan: UserPlanDetails = {
  name: 'team',
  period: 'monthly',
  price: 0,
  startedAt: '2026-11-01',
  activeUntil: '2026-12-01',
  cancelAtPeriodEnd: false,
  isTrial: true,
  trialUsed: true,
};

it('PlanCard shows a status dot for the trial, but not for the name of the plan', () => {
  const details = { data: { plan }, isPending: false, isError: false } as unknown as UseQueryResult<UserDetails>;
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <PlanCard id={7} name="Noor Haddad" details={details} />
    </DomainProvider>,
  );
  const hasDot = (text: string | RegExp) => screen.getByText(text).previousElementSibling !== null;
  expect(hasDot('users.detail.plan.trial')).toBe(true);
  expect(hasDot(/team/i)).toBe(false);
});
