import { addDays, cardRanges, type CardRange, type Endpoint } from '@larder/domain/contract';
import { createRandom } from '../random';
import { invalid } from '../httpError';
import type { Handler, Handlers } from '../router';

/** Length of each period relative to the 28 days of the base figures. */
const lengths: Record<CardRange, number> = { 'Last 28 Days': 1, 'Last Month': 1.07, 'Last Year': 12.6 };

export const lengthOf = (range: CardRange) => lengths[range];

/** The period of a card, with the options of its menu. */
export const periodOf = (title: string, range: CardRange = cardRanges[0]) => ({
  title,
  last_days: [...cardRanges],
  range,
});

/** First date of each point of a period: steps of two days, or months. */
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

/** Random integers with the given sum. */
export function partsOf(seed: string, total: number, count: number, unevenness = 0.5): number[] {
  const { next } = createRandom(seed);
  const weights = Array.from({ length: count }, () => 1 + (next() - 0.5) * 2 * unevenness);
  const sum = weights.reduce((left, right) => left + right, 0);
  const parts = weights.map((weight) => Math.round((total * weight) / sum));
  const rest = total - parts.reduce((left, right) => left + right, 0);
  return parts.map((value, index) => (index === count - 1 ? value + rest : value));
}

/** Random values that rise or fall to a level. */
export function climbTo(seed: string, level: number, growth: number, count: number): number[] {
  const { next } = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const left = (count - 1 - index) / Math.max(1, count - 1);
    const wobble = index === count - 1 ? 0 : (next() - 0.5) * Math.abs(growth) * 0.3;
    return Math.round(level - growth * left + wobble);
  });
}

/** Validates the requested period. An invalid one is a field error, 422. */
function rejectInvalidPeriod({ range, year }: Record<string, unknown>) {
  const isRange = range === undefined || (cardRanges as readonly unknown[]).includes(range);
  const isYear = year === undefined || (typeof year === 'string' && /^\d{1,4}$/.test(year));
  if (isRange && isYear) return;
  throw invalid({ ...(isRange ? {} : { range: ['pick'] }), ...(isYear ? {} : { year: ['number'] }) });
}

/** Handlers of cards that validate the period first. */
export const withPeriod = <T extends Record<string, Endpoint>>(handlers: Handlers<T>) =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, run]) => [name, { guard: rejectInvalidPeriod, run } as Handler<Endpoint>]),
  ) as Handlers<T>;
