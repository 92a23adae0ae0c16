import { comparePlans, isCustomPlan, userPlans, yearlySaving, type Pricing } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const { data } = (await startApi().get('/pricing/data')) as { data: Pricing };

describe('pricing plans', () => {
  it('pricing plans have the expected monthly and yearly prices', () => {
    const prices = [data.basicPlan, data.standardPlan, data.enterprisePlan].map(({ monthlyPrice, yearlyPlan }) => [
      monthlyPrice,
      yearlyPlan.perMonth,
      yearlyPlan.totalAnnual,
    ]);
    expect(prices).toEqual([
      [0, 0, 0],
      [49, 40, 480],
      [99, 80, 960],
    ]);
    expect(data.qandA.length).toBeGreaterThanOrEqual(4);
    expect([data.basicPlan, data.standardPlan, data.enterprisePlan].map(({ popular }) => popular)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('pricing plans include the yearly savings', () => {
    expect(yearlySaving(data.standardPlan)).toEqual({ amount: 108, percent: 18 });
    expect(yearlySaving(data.enterprisePlan)).toEqual({ amount: 228, percent: 19 });
    expect(yearlySaving(data.basicPlan)).toEqual({ amount: 0, percent: 0 });
  });

  it('pricing plans distinguish upgrades, downgrades and plans without a card', () => {
    expect([comparePlans('basic', 'company'), comparePlans('enterprise', 'company')]).toEqual([1, -1]);
    expect(comparePlans('company', 'company')).toBe(0);
    expect(userPlans.filter(isCustomPlan)).toEqual(['team', 'management']);
  });

  it('pricing plans cannot be modified through a response', async () => {
    const { get } = startApi();
    const response = (await get('/pricing/data')).data as Pricing;
    response.standardPlan.planBenefits.length = 0;
    expect((await get('/pricing/data')).data).toEqual(data);
  });
});
