import type { UserPlan } from '../users/users.contract';
import type { Pricing, PricingPlan } from './pricing.contract';

export type PlanPeriod = 'monthly' | 'yearly';

/** Which plan of a person each card stands for; the other two are sold by agreement. */
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

/** What one period of a plan costs, in major units of the account currency. */
export const planPriceOf = (plan: UserPlan, period: PlanPeriod): number => prices[plan][period];

/** A plan that no card stands for: «Custom plan». */
export const isCustomPlan = (plan: UserPlan) => !Object.values<UserPlan>(planOfCard).includes(plan);

/** Whether going from one plan to another costs more (1), less (−1) or is no change (0). */
export const comparePlans = (from: UserPlan, to: UserPlan) =>
  Math.sign(planPriceOf(to, 'monthly') - planPriceOf(from, 'monthly'));

const inMinor = (amount: number) => Math.round(amount * 100);

/** What a year costs less when it is paid at once: major units, and per cent rounded to whole ones. */
export function yearlySaving({ monthlyPrice, yearlyPlan }: Pick<PricingPlan, 'monthlyPrice' | 'yearlyPlan'>) {
  const monthly = inMinor(monthlyPrice) * 12;
  const saved = Math.max(0, monthly - inMinor(yearlyPlan.totalAnnual));
  return { amount: saved / 100, percent: monthly === 0 ? 0 : Math.round((saved / monthly) * 100) };
}
