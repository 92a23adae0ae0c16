import type { DashboardData } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { createFormats } from '../../lib/createFormats';
import {
  currentHour,
  currentHourIndex,
  foldShares,
  hourAt,
  hourBaseline,
  hourChange,
  hourLabel,
  mealOf,
  metricParts,
  shownHours,
} from './serviceDayText';

const en = createFormats('en');

describe('mealOf', () => {
  it.each([
    [4, 'lunch'],
    [15, 'lunch'],
    [16, 'dinner'],
    [23, 'dinner'],
    [2, 'dinner'],
  ])('the meal at %i:00 is %s', (hour, meal) => expect(mealOf(hour)).toBe(meal));
});

describe('metricParts', () => {
  it('metricParts returns a dash for a missing value', () =>
    expect(metricParts('average_bill', null, 'USD', en)).toBe('—'));
  it('metricParts rounds sums, but keeps the cents of averages', () => {
    const text = (id: 'net_sales' | 'average_cover') =>
      (metricParts(id, 1_284_650, 'USD', en) as Intl.NumberFormatPart[]).map(({ value }) => value).join('');
    expect(text('net_sales')).toBe('$12,847');
    expect(text('average_cover')).toBe('$12,846.50');
  });
  it('metricParts formats rates, which are in thousandths of a percent', () =>
    expect(
      (metricParts('labour_rate', 27_400, 'USD', en) as Intl.NumberFormatPart[]).map(({ value }) => value).join(''),
    ).toBe('27.4%'));
});

it("currentHour uses the restaurant's time zone", () => {
  const asOf = '2026-11-21T01:15:00.000Z';
  expect(['America/New_York', 'Asia/Tokyo'].map((zone) => hourAt(new Date(asOf), zone))).toEqual([20, 10]);
  const groups = [{ restaurantIds: ['rst-nyc'] }] as DashboardData['groups'];
  const zones = { 'rst-nyc': 'America/New_York' };
  expect(currentHour({ live: true, asOf, groups, zones })).toBe(20);
  expect(currentHour({ live: false, asOf, groups, zones })).toBeUndefined();
});

describe('currentHourIndex', () => {
  const hours = (bills: number) => [17, 18, 19].map((hour) => ({ hour, bills }));
  it.each([
    ['the index of the current hour', 18, 3, 1],
    ['-1 before the first hour', 9, 0, -1],
    ['infinity after the last hour', 23, 3, Infinity],
    ['infinity on a past day', undefined, 0, Infinity],
  ])('currentHourIndex returns %s', (_name, now, bills, wanted) =>
    expect(currentHourIndex(hours(bills), now)).toBe(wanted),
  );
});

describe('shownHours', () => {
  const hours = [0, 300, 0, 100, 0].map((netSales) => ({ netSales, compareNetSales: null }));
  it.each([
    ['the hours from the first to the last sales', hours, false, [1, 4]],
    ['the hours up to closing time if the day is open-ended', hours, true, [1, 5]],
    ['the hours of the comparison day too', [{ netSales: 0, compareNetSales: 5 }, ...hours], false, [0, 5]],
    ['no hours without sales', hours.slice(0, 1), false, [0, 0]],
  ])('returns %s', (_name, given, isOpenEnded, wanted) => expect(shownHours(given, isOpenEnded)).toEqual(wanted));
});

describe('hourChange', () => {
  const hour = (netSales: number) => ({ netSales, compareNetSales: 400, compareSoFar: 80 }) as never;
  it.each([
    ['a past hour with the whole hour', 300, 1, -0.25],
    ['the current hour with the same minutes', 100, 2, 0.25],
    ['the current hour with nothing before its first sale', 0, 2, null],
    ['a past hour without sales with the whole hour', 0, 1, -1],
    ['a future hour with nothing', 0, 3, null],
  ])('hourChange compares %s', (_name, netSales, index, wanted) =>
    expect(hourChange(hour(netSales), index, 2)).toBe(wanted),
  );

  it('hourChange is null for an hour without sales on both days', () =>
    expect(hourChange({ netSales: 0, compareNetSales: 0, compareSoFar: 0 } as never, 1, 2)).toBeNull());
});

it.each([
  ['a past hour: the whole hour', 1, 400],
  ['the current hour: the same minutes', 2, 80],
  ['a future hour: the whole hour', 3, 400],
])('hourBaseline returns the sales of the comparison day for %s', (_name, index, wanted) =>
  expect(hourBaseline({ compareNetSales: 400, compareSoFar: 80 } as never, index, 2)).toBe(wanted),
);

it('hourLabel formats hours past midnight', () => expect(hourLabel(25)).toBe('01:00'));

const rows = (...amounts: number[]) => amounts.map((amount, index) => ({ key: `k${index}`, amount }));

describe('foldShares', () => {
  it('foldShares omits zeros and sorts by amount', () =>
    expect(foldShares(rows(0, 5, 9))).toEqual({
      shown: [
        { key: 'k2', amount: 9 },
        { key: 'k1', amount: 5 },
      ],
      rest: 0,
    }));
  it('foldShares sums the rows beyond the limit', () => {
    const { shown, rest } = foldShares(rows(7, 6, 5, 4, 3, 2, 1), 6);
    expect(shown).toHaveLength(5);
    expect(rest).toBe(3);
  });
});
