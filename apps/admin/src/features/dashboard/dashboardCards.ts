import { useCardArrangement } from '@larder/domain';
import { allocate } from '@larder/domain/contract';

/** Minimum width of a card in columns: out of 2 on tablets, out of 12 on desktops. */
type Width = readonly [medium: number, wide: number];

/** Cards of the service day, in their default order. */
export const dayCards = {
  tiles: [2, 12],
  hours: [2, 8],
  attention: [2, 4],
  items: [1, 3],
  payments: [1, 3],
  channels: [1, 3],
  losses: [1, 3],
} as const satisfies Record<string, Width>;
export type DayCard = keyof typeof dayCards;

/** Cards below the service day, in their default order. */
export const trendCards = {
  bestSeller: [1, 4],
  statistics: [1, 8],
  revenueReport: [2, 8],
  figures: [2, 4],
  suppliers: [2, 8],
  event: [1, 4],
  orderChannels: [1, 4],
  goal: [1, 4],
  transactions: [1, 4],
} as const satisfies Record<string, Width>;
export type TrendCard = keyof typeof trendCards;

export const useDayCards = () => useCardArrangement('day', Object.keys(dayCards) as DayCard[]);
export const useTrendCards = () => useCardArrangement('trends', Object.keys(trendCards) as TrendCard[]);

/** Fills rows with cards in their order and widens the cards of a row that has columns left. Returns the spans. */
export function cardSpans(widths: readonly number[], columns: number): number[] {
  const rows: number[][] = [];
  let left = 0;
  for (const width of widths) {
    if (width > left) {
      rows.push([]);
      left = columns;
    }
    rows.at(-1)!.push(width);
    left -= width;
  }
  return rows.flatMap((row) => allocate(columns, row));
}
