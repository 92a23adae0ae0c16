import { describe, expect, it } from 'vitest';
import { analyticsSearch, rangeOf, withCardRange, withPageRange } from './analyticsSearch';

const parse = (search: object) => analyticsSearch.parse(search);

describe('period in the URL', () => {
  it('analyticsSearch ignores unknown periods', () => {
    expect(parse({ range: 'Forever', 'visits.range': 7 })).toEqual({ range: undefined, 'visits.range': undefined });
  });

  it('analyticsSearch shows the current restaurant instead of all', () => {
    expect(parse({ restaurant: 'all' })).toEqual({});
    expect(parse({ restaurant: 'rst-lis' })).toEqual({ restaurant: 'rst-lis' });
  });

  it('a card uses its period, or that of the page if it has none', () => {
    const search = parse({ range: 'Last Year', 'visits.range': 'Last Month' });
    expect(rangeOf(search, 'visits')).toBe('Last Month');
    expect(rangeOf(search, 'feedback')).toBe('Last Year');
  });

  it('the URL omits the period of a card if it equals the period of the page', () => {
    const search = parse({ range: 'Last Year' });
    expect(withCardRange(search, 'visits', 'Last Month')['visits.range']).toBe('Last Month');
    expect(withCardRange(search, 'visits', 'Last Year')['visits.range']).toBeUndefined();
    expect(withCardRange(parse({}), 'visits', 'Last 28 Days')['visits.range']).toBeUndefined();
  });

  it('a period of the page replaces those of its cards, and the URL omits the default', () => {
    const cards = { 'visits.range': 'Last Month', 'feedback.range': 'Last Month', 'daypart.range': 'Last Month' };
    const search = parse({ restaurant: 'rst-lis', ...cards });
    const page = {
      restaurant: 'rst-lis',
      'visits.range': undefined,
      'feedback.range': undefined,
      'daypart.range': undefined,
    };
    expect(withPageRange(search, 'Last Year')).toStrictEqual({ ...page, range: 'Last Year' });
    expect(withPageRange(search, 'Last 28 Days')).toStrictEqual({ ...page, range: undefined });
  });
});
