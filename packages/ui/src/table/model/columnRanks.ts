import { compareValues } from './compareValues';
import { isMissing } from './isMissing';
import { everyRow, orderByWords, wordsOfNumbers } from './radix';
import { orderTexts } from './textOrder';

/** Rank of each row's value in its column: equal values share a rank, missing values have the last. */
export interface ColumnRanks {
  /** Ranks by row number, from 0 to `distinct`. */
  ranks: Uint32Array;
  /** Number of distinct values, which is also the rank of missing values. */
  distinct: number;
}

/** Ranks rows by a compare function, which also handles missing values. */
export function ranksOfRows(count: number, compare: (a: number, b: number) => number): ColumnRanks {
  const order = everyRow(count).sort((a, b) => compare(a, b) || a - b);
  return ranksOf(count, order, (at) => compare(order[at - 1]!, order[at]!) === 0, undefined);
}

/** Ranks values by size, or with the collator, which is created only if needed. */
export function ranksOfValues(
  count: number,
  valueAt: (row: number) => unknown,
  collatorOf: () => Intl.Collator,
): ColumnRanks {
  const values = Array.from<unknown>({ length: count });
  const rows = new Uint32Array(count);
  let present = 0;
  let kind: 'number' | 'text' | 'mixed' | undefined;
  for (let row = 0; row < count; row += 1) {
    const value = valueAt(row);
    if (isMissing(value)) continue;
    const found =
      typeof value === 'number' || typeof value === 'boolean' || value instanceof Date
        ? 'number'
        : typeof value === 'string'
          ? 'text'
          : 'mixed';
    kind = kind === undefined || kind === found ? found : 'mixed';
    values[present] = value;
    rows[present] = row;
    present += 1;
  }
  values.length = present;
  const isNumeric = kind === 'number' && hasOneType(values);
  if (isNumeric) return ofNumbers(count, values, rows.subarray(0, present));
  if (kind === 'text') return ofTexts(count, values as string[], rows.subarray(0, present), collatorOf());
  const collator = collatorOf();
  const order = everyRow(present).sort((a, b) => compareValues(values[a], values[b], collator) || a - b);
  const isSame = (at: number) => compareValues(values[order[at - 1]!], values[order[at]!], collator) === 0;
  return ranksOf(count, order, isSame, rows);
}

const hasOneType = (values: readonly unknown[]) => values.every((value) => typeof value === typeof values[0]);

function ofNumbers(count: number, values: readonly unknown[], rows: Uint32Array): ColumnRanks {
  const numbers = new Float64Array(values.length);
  // Adding zero turns -0 into 0.
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = Number(values[at]) + 0;
  const order = orderByWords(wordsOfNumbers(numbers), numbers.length);
  return ranksOf(count, order, (at) => numbers[order[at - 1]!] === numbers[order[at]!], rows);
}

function ofTexts(count: number, texts: string[], rows: Uint32Array, collator: Intl.Collator): ColumnRanks {
  const sample = texts.slice(0, 2000);
  const isRepeating = new Set(sample).size * 2 < sample.length;
  if (!isRepeating) {
    const { order, isSame } = orderTexts(texts, collator);
    return ranksOf(count, order, (at) => isSame[at] === 1, rows);
  }
  const codes = new Map<string, number>();
  const extractCode = new Uint32Array(texts.length);
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at]!;
    let code = codes.get(text);
    if (code === undefined) codes.set(text, (code = codes.size));
    extractCode[at] = code;
  }
  const words = [...codes.keys()];
  const { order, isSame } = orderTexts(words, collator);
  const byWord = ranksOf(words.length, order, (at) => isSame[at] === 1, undefined);
  const ranks = new Uint32Array(count).fill(byWord.distinct);
  for (let at = 0; at < texts.length; at += 1) ranks[rows[at]!] = byWord.ranks[extractCode[at]!]!;
  return { ranks, distinct: byWord.distinct };
}

/** Converts an order to ranks. `rows` maps positions to row numbers. Rows without a value have the last rank. */
function ranksOf(
  count: number,
  order: Uint32Array,
  isSame: (at: number) => boolean,
  rows: Uint32Array | undefined,
): ColumnRanks {
  const ranks = new Uint32Array(count);
  let rank = -1;
  const isFilled = order.length === count;
  if (!isFilled) ranks.fill(0xffff_ffff);
  for (let at = 0; at < order.length; at += 1) {
    if (at === 0 || !isSame(at)) rank += 1;
    const place = order[at]!;
    ranks[rows ? rows[place]! : place] = rank;
  }
  const distinct = rank + 1;
  if (!isFilled) for (let row = 0; row < count; row += 1) if (ranks[row] === 0xffff_ffff) ranks[row] = distinct;
  return { ranks, distinct };
}
