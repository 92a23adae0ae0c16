import { expect, it } from 'vitest';
import { planDays } from './planDays';

const plan = { startedAt: '2026-11-01T09:00:00Z', activeUntil: '2026-12-01T09:00:00Z' };

it('planDays counts whole days within the period', () => {
  expect(planDays(plan, new Date('2026-11-13T08:00:00Z'))).toEqual({ used: 11, total: 30, left: 19 });
  expect(planDays(plan, new Date('2026-10-01T00:00:00Z'))).toEqual({ used: 0, total: 30, left: 30 });
  expect(planDays(plan, new Date('2027-01-01T00:00:00Z'))).toEqual({ used: 30, total: 30, left: 0 });
});
