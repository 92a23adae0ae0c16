import { addDays, cardRanges, type CardRange, type Endpoint } from '@larder/domain/contract';
import { createRandom } from '../random';
import { invalid } from '../httpError';
import type { Handler, Handlers } from '../router';

/** How much longer a period is than the 28 days that figures are given for. */
const lengths: Record<CardRange, number> = { 'Last 28 Days': 1, 'Last Month': 1.07, 'Last Year': 12.6 };

export const lengthOf = (range: CardRange) => lengths[range];

/** The period of a card, with the menu it is chosen from. */
export const periodOf = (title: string, range: CardRange = cardRanges[0]) => ({
  title,
  last_days: [...cardRanges],
  range,
});

/** The first day of each point of a period: two-day steps, or months. */
export function categoriesOf(range: CardRange, now: Date): string[] {
  const today = now.toISOString().slice(0, 10);
  if (range === 'Last 28 Days') return Array.from({ length: 14 }, (_, index) => addDays(today, index * 2 - 27));
  if (range === 'Last Year') {
    return Array.from({ length: 12 }, (_, index) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1)).toISOString().slice(0, 10),
    );
  }
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 10);
  return Array.from({ length: 14 }, (_, index) => addDays(first, index * 2));
}

/** Whole figures that sum to a total, uneven as trade is. */
export function partsOf(seed: string, total: number, count: number, unevenness = 0.5): number[] {
  const { next } = createRandom(seed);
  const weights = Array.from({ length: count }, () => 1 + (next() - 0.5) * 2 * unevenness);
  const sum = weights.reduce((left, right) => left + right, 0);
  const parts = weights.map((weight) => Math.round((total * weight) / sum));
  const rest = total - parts.reduce((left, right) => left + right, 0);
  return parts.map((value, index) => (index === count - 1 ? value + rest : value));
}

/** Figures that climb to a level, or fall to it. */
export function climbTo(seed: string, level: number, growth: number, count: number): number[] {
  const { next } = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const left = (count - 1 - index) / Math.max(1, count - 1);
    const wobble = index === count - 1 ? 0 : (next() - 0.5) * Math.abs(growth) * 0.3;
    return Math.round(level - growth * left + wobble);
  });
}

/** Judges the period a card is asked for: a wrong one is a field's mistake, 422. */
function refusePeriod({ range, year }: Record<string, unknown>) {
  const isRange = range === undefined || (cardRanges as readonly unknown[]).includes(range);
  const isYear = year === undefined || (typeof year === 'string' && /^\d{1,4}$/.test(year));
  if (isRange && isYear) return;
  throw invalid({ ...(isRange ? {} : { range: ['pick'] }), ...(isYear ? {} : { year: ['number'] }) });
}

/** Handlers of cards that check the period before anything else. */
export const withPeriod = <T extends Record<string, Endpoint>>(handlers: Handlers<T>) =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, run]) => [name, { guard: refusePeriod, run } as Handler<Endpoint>]),
  ) as Handlers<T>;
