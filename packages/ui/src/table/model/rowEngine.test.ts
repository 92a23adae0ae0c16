import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { compareValues } from './compareValues';
import type { SortRule } from '../tableTypes';
import { isMissing } from './isMissing';
import { foldText } from './foldText';
import { RowEngine, type EngineColumn } from './rowEngine';
import { textOf } from './textOf';
import { totalOf, type TotalKind } from './totals';
import { orderTexts } from './textOrder';

// Property runs take long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

interface Thing {
  text: unknown;
  size: unknown;
  day: unknown;
  mixed: unknown;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const ids = ['text', 'size', 'day', 'mixed'] as const;
const columnsOf = (compare?: EngineColumn<Thing>['compare']): EngineColumn<Thing>[] =>
  ids.map((id) => ({
    id,
    valueOf: (row) => row[id],
    searchTextOf: (row) => textOf(row[id]),
    ...(id === 'mixed' && compare && { compare }),
  }));

const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('abcABC éÉüñłßæ-_.,#12309 ñ')), maxLength: 14 }),
  fc.string({ maxLength: 6 }),
  fc.constantFrom(
    'item 2',
    'item 10',
    'item 010',
    'Straße',
    'Strasse',
    'مرحبا',
    'Zoë',
    'zoe',
    '😀 a',
    'naïve café',
    'The Quay Street Kitchen',
    'the quay street kitchen b',
    'The Quay Street',
  ),
);
const none = fc.constantFrom(undefined, null, '');
const thing = fc.record({
  text: fc.oneof({ weight: 5, arbitrary: word }, none),
  size: fc.oneof(
    { weight: 5, arbitrary: fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 })) },
    fc.constantFrom(NaN, undefined, null, -0, 0),
  ),
  day: fc.oneof({ weight: 5, arbitrary: fc.date({ noInvalidDate: true }) }, none),
  mixed: fc.oneof(word, fc.boolean(), fc.integer(), none),
});
const rules = fc.uniqueArray(
  fc.record({ column: fc.constantFrom('text', 'size', 'day'), direction: fc.constantFrom('asc', 'desc') }),
  { selector: ({ column }) => column, maxLength: 3 },
) as fc.Arbitrary<SortRule[]>;

/** Sorts an array with the collator, as a reference implementation. */
function naive(rows: readonly Thing[], sorting: readonly SortRule[]) {
  const order = rows.map((_, at) => at);
  return order.sort((a, b) => {
    for (const { column, direction } of sorting) {
      const [x, y] = [rows[a]![column as keyof Thing], rows[b]![column as keyof Thing]];
      if (isMissing(x) || isMissing(y)) {
        if (isMissing(x) && isMissing(y)) continue;
        return isMissing(x) ? 1 : -1;
      }
      const difference = compareValues(x, y, collator);
      if (difference !== 0) return direction === 'asc' ? difference : -difference;
    }
    return a - b;
  });
}

const query = { search: '', filters: [], sorting: [], groupBy: undefined };
const listed = (rows: Uint32Array | undefined, count: number) =>
  rows ? [...rows] : Array.from({ length: count }, (_, at) => at);

describe('row engine compared with the reference implementation', () => {
  it('sorts by several columns, keeps the order of equal rows and puts missing values last', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 60 }), rules, (rows, sorting) => {
        const engine = new RowEngine(rows, columnsOf(), () => collator);
        expect(listed(engine.view({ ...query, sorting }).rows, rows.length)).toEqual(naive(rows, sorting));
      }),
      { numRuns: 150 },
    );
  });

  it('finds and sorts rows that contain the search text, even when the text gets longer', () => {
    fc.assert(
      fc.property(
        fc.array(thing, { maxLength: 60 }),
        fc.array(fc.string({ unit: fc.constantFrom(...Array.from('abc é12i')), maxLength: 4 }), { maxLength: 5 }),
        rules,
        (rows, queries, sorting) => {
          const engine = new RowEngine(rows, columnsOf(), () => collator);
          for (const search of ['', ...queries, ...queries.map((text, at) => queries.slice(0, at).join('') + text)]) {
            const searched = foldText(search.trim());
            const expected = naive(rows, sorting).filter((at) =>
              ids.some((id) => foldText(textOf(rows[at]![id])).includes(searched)),
            );
            expect(listed(engine.view({ ...query, sorting, search }).rows, rows.length)).toEqual(expected);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('applies column filters', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 40 }), fc.integer({ min: -3, max: 3 }), word, (rows, min, text) => {
        const engine = new RowEngine(rows, columnsOf(), () => collator);
        const searched = foldText(text.trim());
        const { rows: left } = engine.view({
          ...query,
          filters: [
            { column: 'size', kind: 'number', min },
            { column: 'text', kind: 'text', text },
          ],
        });
        const expected = rows.flatMap(({ size, text: value }, at) =>
          typeof size === 'number' && size >= min && foldText(textOf(value)).includes(searched) ? [at] : [],
        );
        expect(listed(left, rows.length)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('assigns each row to one group and makes one group per value', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 40 }), rules, (rows, sorting) => {
        const engine = new RowEngine(rows, columnsOf(), () => collator);
        const { groups } = engine.view({ ...query, sorting, groupBy: 'text' });
        const all = groups!.flatMap((group) => [...group.rows]);
        expect(all.toSorted((a, b) => a - b)).toEqual(rows.map((_, at) => at));
        const { ranks } = engine.ranksOf('text')!;
        expect(groups!.map(({ first }) => ranks[first])).toEqual([...new Set(all.map((row) => ranks[row]))]);
      }),
      { numRuns: 100 },
    );
  });

  it('sorts by the compare function of a column', () => {
    const rows = ['b', 'aaa', 'cc'].map((mixed) => ({ text: '', size: 0, day: '', mixed }));
    const byLength = (a: Thing, b: Thing) => String(a.mixed).length - String(b.mixed).length;
    const engine = new RowEngine(rows, columnsOf(byLength), () => collator);
    expect([...engine.view({ ...query, sorting: [{ column: 'mixed', direction: 'desc' }] }).rows!]).toEqual([1, 2, 0]);
  });

  it('ignores missing values in totals', () => {
    const rows = [0.1, 0.2, null, 0.3].map((size) => ({ text: '', size, day: '', mixed: '' }));
    const engine = new RowEngine(rows, columnsOf(), () => collator);
    const total = (kind: TotalKind, of: readonly number[]) => totalOf(kind, of, (row) => engine.valueAt('size', row));
    expect(total('sum', [0, 1, 2, 3])).toBe(0.6);
    expect(total('average', [0, 1, 2, 3])).toBeCloseTo(0.2);
    expect(total('count', [0, 2])).toBe(1);
    expect(total('max', [])).toBeUndefined();
  });
});

describe('text order', () => {
  it.each(['en', 'fr', 'de', 'pt', 'ar', 'sv', 'cs', 'da', 'et', 'es', 'hr', 'th', 'cy'])(
    'sorts text like the collator of the locale %s',
    (locale) => {
      const ofLocale = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
      const anyText = fc.oneof(
        word,
        fc.constantFrom('ch', 'h', 'i', 'd', 'aa', 'ab', 'z', 'll', 'lz', 'ng', 'nz', 'ö', 'o', '007', '7'),
      );
      fc.assert(
        fc.property(fc.array(anyText, { maxLength: 40 }), (texts) => {
          const { order, isSame } = orderTexts(texts, ofLocale);
          const expected = texts.map((_, at) => at).sort((a, b) => ofLocale.compare(texts[a]!, texts[b]!) || a - b);
          expect([...order]).toEqual(expected);
          expect([...isSame].slice(1)).toEqual(
            expected
              .slice(1)
              .map((at, place) => (ofLocale.compare(texts[expected[place]!]!, texts[at]!) === 0 ? 1 : 0)),
          );
        }),
        { numRuns: 80 },
      );
    },
  );
});
