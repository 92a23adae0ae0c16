import { parseMoney, type MenuItem, type PriceColumn } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { cellOps, pasteCells, shownAmount, spreadsheetRows } from './priceSheet';

const itemWith = (id: string, usd: number, priceOverrides: Record<string, number> = {}) =>
  ({ id, version: 3, basePrice: { USD: usd }, priceOverrides }) as unknown as MenuItem;
const soup = itemWith('itm-1', 900);
const tart = itemWith('itm-2', 1500, { nyc: 1700 });
const columns: PriceColumn[] = [
  { kind: 'base', currency: 'USD' },
  { kind: 'base', currency: 'JPY' },
  { kind: 'place', place: { id: 'nyc', currency: 'USD' } },
];
const parse = (text: string, currency: string) => parseMoney(text, currency, 'en');
const paste = (text: string, at: Parameters<typeof pasteCells>[3]) =>
  pasteCells(text, [soup, tart], columns, at, parse);

describe('the price sheet', () => {
  it('spreadsheetRows splits rows and columns, and ignores a line break at the end', () => {
    expect(spreadsheetRows('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('pasteCells pastes prices into the cells from the selected one on, in the currency of each column', () => {
    const { changes, rejected, isCut } = paste('$10.50\t1,200\n12\t1300', { row: 0, column: 0 });
    expect(changes.map(({ amount }) => amount)).toEqual([1050, 1200, 1200, 1300]);
    expect(rejected).toEqual([]);
    expect(isCut).toBe(false);
  });

  it('pasteCells rejects texts, decimals that the currency does not have, and negative or huge amounts', () => {
    const { changes, rejected } = paste('abc\t12.50\t-1\nfree\t1\t1000000', { row: 0, column: 0 });
    expect(rejected.map(({ text }) => text)).toEqual(['abc', '12.50', '-1', 'free', '1000000']);
    expect(changes).toHaveLength(1);
  });

  it('pasteCells reports cells beyond the sheet', () => {
    expect(paste('1\n2\n3', { row: 0, column: 0 }).isCut).toBe(true);
    expect(paste('1\t2', { row: 0, column: 2 }).isCut).toBe(true);
  });

  it('pasteCells fills the selection with a single price', () => {
    const { changes } = paste('11', { row: 0, column: 2, rows: 2 });
    expect(changes.map(({ item, amount }) => [item.id, amount])).toEqual([
      ['itm-1', 1100],
      ['itm-2', 1100],
    ]);
  });

  it('pasteCells resets the price of a restaurant with an empty cell', () => {
    const { changes } = paste('', { row: 1, column: 2 });
    expect(cellOps(changes)).toEqual([
      { op: 'update', kind: 'item', id: 'itm-2', version: 3, set: { priceOverrides: { nyc: null } } },
    ]);
  });

  it('cellOps returns one update per item and omits equal amounts', () => {
    const { changes } = paste('9\t800\t9.00\n15', { row: 0, column: 0 });
    expect(cellOps(changes)).toEqual([
      {
        op: 'update',
        kind: 'item',
        id: 'itm-1',
        version: 3,
        set: { basePrice: { JPY: 800 }, priceOverrides: { nyc: 900 } },
      },
    ]);
  });

  it('shownAmount is the inherited price of a restaurant without a separate price', () => {
    const [, , nyc] = columns as [PriceColumn, PriceColumn, PriceColumn];
    expect(shownAmount(soup, nyc)).toBe(900);
    expect(shownAmount(tart, nyc)).toBe(1700);
  });
});
