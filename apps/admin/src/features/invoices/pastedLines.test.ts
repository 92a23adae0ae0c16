import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyLine, maxLines, type LineValues } from './invoiceValues';
import { insertPasted, readPastedLines } from './pastedLines';

const base = emptyLine();
const read = (text: string, language = 'en') =>
  readPastedLines(text, language, base)?.map((line) => {
    const { item, text: words, cost, qty, discount, tax } = line;
    return [item, words, cost, qty, discount, tax];
  });

describe('pasted rows', () => {
  it.each([
    ['Flour', undefined],
    ['Flour, wholemeal', undefined],
    ['Flour\t12.50\t3', [['Flour', '', '12.50', '3', '0', '0']]],
    ['Flour\tT55\t12.50\t3\t5%\t8.875%\n', [['Flour', 'T55', '12.50', '3', '5', '8.875']]],
    ['Flour\t\t$12.50\t3', [['Flour', '', '12.50', '3', '0', '0']]],
    [
      'Flour\nIce\r\n\r\nSalt',
      [
        ['Flour', '', '', '1', '0', '0'],
        ['Ice', '', '', '1', '0', '0'],
        ['Salt', '', '', '1', '0', '0'],
      ],
    ],
    ['Item\tCost\tQuantity\nFlour\t12.50\ttwo', [['Flour', '', '12.50', 'two', '0', '0']]],
    ['"Flour\nT55"\t"say ""when"""\t1\t2', [['Flour\nT55', 'say "when"', '1', '2', '0', '0']]],
    [
      '"12 inch\t4\nIce\t1',
      [
        ['"12 inch', '', '4', '1', '0', '0'],
        ['Ice', '', '1', '1', '0', '0'],
      ],
    ],
    ['<b>Ice</b>\t1', [['<b>Ice</b>', '', '1', '1', '0', '0']]],
  ])('converts the pasted text %j to the lines %j', (text, lines) => expect(read(text)).toEqual(lines));

  it('readPastedLines recognizes numbers in the number format of the language', () => {
    expect(read('Mehl\t1.240,50 €\t2,5', 'de')).toEqual([['Mehl', '', '1.240,50', '2,5', '0', '0']]);
  });

  it('any text is pasted without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(() => read(`${one}\t${other}\n"${one}`)).not.toThrow();
      }),
    );
  });
});

describe('inserting pasted lines', () => {
  const line = (item: string, key: number): LineValues => ({ ...base, item, key });
  const items = (lines: readonly LineValues[]) => lines.map(({ item }) => item);

  it('pasted lines replace an empty line, or are inserted below the current one', () => {
    const pasted = [line('c', 1), line('d', 2)];
    expect(items(insertPasted([line('a', 1), line('', 2), line('b', 3)], 1, pasted).lines)).toEqual([
      'a',
      'c',
      'd',
      'b',
    ]);
    expect(insertPasted([line('a', 1), line('b', 2)], 0, pasted)).toMatchObject({ at: 1, pasted: 2, left: 0 });
    expect(items(insertPasted([line('a', 1), line('b', 2)], 0, pasted).lines)).toEqual(['a', 'c', 'd', 'b']);
  });

  it('insertPasted keeps all lines in order, within the maximum, with unique keys', () => {
    const many = (max: number) =>
      fc.integer({ min: 1, max }).map((n) => Array.from({ length: n }, (_, i) => line(`l${i}`, i + 1)));
    fc.assert(
      fc.property(many(maxLines), many(150), fc.nat(), (before, pasted, seed) => {
        const index = seed % before.length;
        const { lines, at, pasted: count, left } = insertPasted(before, index, pasted);
        expect(lines.length).toBeLessThanOrEqual(maxLines);
        expect(count + left).toBe(pasted.length);
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
        expect(items(lines.toSpliced(at, count))).toEqual(items(before));
        expect(items(lines.slice(at, at + count))).toEqual(items(pasted.slice(0, count)));
      }),
      { numRuns: 50 },
    );
  });
});
