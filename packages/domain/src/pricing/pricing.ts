import type { UserPlan } from '../users/users.contract';
import type { Pricing, PricingPlan } from './pricing.contract';

export type PlanPeriod = 'monthly' | 'yearly';

/** Plan of each pricing card. The other two plans are individual agreements. */
export const planOfCard = {
  basicPlan: 'basic',
  standardPlan: 'company',
  enterprisePlan: 'enterprise',
} as const satisfies Record<Exclude<keyof Pricing, 'qandA'>, UserPlan>;

const prices: Record<UserPlan, Record<PlanPeriod, number>> = {
  basic: { monthly: 0, yearly: 0 },
  team: { monthly: 29, yearly: 288 },
  company: { monthly: 49, yearly: 480 },
  enterprise: { monthly: 99, yearly: 960 },
  management: { monthly: 149, yearly: 1440 },
};

/** Returns the price of a plan per period, in major units of the account currency. */
export const planPriceOf = (plan: UserPlan, period: PlanPeriod): number => prices[plan][period];

/** Checks whether a plan has no pricing card ("Custom plan"). */
export const isCustomPlan = (plan: UserPlan) => !Object.values<UserPlan>(planOfCard).includes(plan);

/** Returns 1 if the new plan is more expensive, −1 if it is cheaper, 0 if it costs the same. */
export const comparePlans = (from: UserPlan, to: UserPlan) =>
  Math.sign(planPriceOf(to, 'monthly') - planPriceOf(from, 'monthly'));

const inMinor = (amount: number) => Math.round(amount * 100);

/** Returns the savings of yearly payment: in major units, and in percent rounded to an integer. */
export function yearlySaving({ monthlyPrice, yearlyPlan }: Pick<PricingPlan, 'monthlyPrice' | 'yearlyPlan'>) {
  const monthly = inMinor(monthlyPrice) * 12;
  const saved = Math.max(0, monthly - inMinor(yearlyPlan.totalAnnual));
  return { amount: saved / 100, percent: monthly === 0 ? 0 : Math.round((saved / monthly) * 100) };
}
