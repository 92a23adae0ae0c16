import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardSpans, dayCards, trendCards } from './dashboardCards';

it.each([
  ['keeps cards that fill their rows', [12, 8, 4, 3, 3, 3, 3], [12, 8, 4, 3, 3, 3, 3]],
  ['widens cards in proportion', [4, 3, 8], [7, 5, 12]],
  ['widens the only card of a row', [3], [12]],
  ['has no cards', [], []],
])('the dashboard grid %s', (_name, widths, spans) => expect(cardSpans(widths, 12)).toEqual(spans));

it.each([
  ['service day', dayCards],
  ['trends', trendCards],
])('in the default order, the cards of the %s fill their rows without being widened', (_name, cards) => {
  const widths = (at: 0 | 1) => Object.values(cards).map((width) => width[at]);
  expect(cardSpans(widths(0), 2)).toEqual(widths(0));
  expect(cardSpans(widths(1), 12)).toEqual(widths(1));
});

it('in any order, cards keep their smallest width and fill whole rows', () => {
  const cards = Object.values({ ...dayCards, ...trendCards });
  fc.assert(
    fc.property(fc.shuffledSubarray(cards), (shown) => {
      for (const [at, columns] of [2, 12].entries()) {
        const spans = cardSpans(
          shown.map((width) => width[at as 0 | 1]),
          columns,
        );
        let used = 0;
        for (const [index, span] of spans.entries()) {
          expect(span).toBeGreaterThanOrEqual(shown[index]![at as 0 | 1]);
          used = used === columns ? span : used + span;
          expect(used).toBeLessThanOrEqual(columns);
        }
        expect(spans.length === 0 || used === columns).toBe(true);
      }
    }),
  );
});
