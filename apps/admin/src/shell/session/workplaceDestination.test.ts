import { expect, it } from 'vitest';
import { workplaceDestination } from './workplaceDestination';

const access = {
  routePaths: ['/', '/apps/user/list', '/apps/user/view', '/apps/user/view/$id', '/apps/bills', '/$'],
  can: () => true,
};
const at = (pathname: string, search = {}, params = {}, workplaceSearch?: string[]) =>
  workplaceDestination({ pathname, search, params, workplaceSearch }, access);

it('keeps a list open at its first page without parameters of the old workplace', () =>
  expect(
    at('/apps/bills', { q: 'hake', page: 3, restaurant: 'rst-nyc', table: 14, sort: 'asc' }, {}, ['table']),
  ).toEqual({ to: '/apps/bills', search: { q: 'hake', sort: 'asc' }, isSamePage: true }));

it('leads from a record to its list', () =>
  expect(at('/apps/user/view/17', { tab: 'security' }, { id: '17' })).toEqual({
    to: '/apps/user/list',
    search: {},
    isSamePage: false,
  }));

it('leads from a record to the start page if its list is not available', () =>
  expect(at('/apps/invoice/preview/5042', {}, { id: '5042' }).to).toBe('/'));

it('keeps an unknown URL', () =>
  expect(at('/no/such/page', {}, { _splat: 'no/such/page', '*': 'no/such/page' })).toMatchObject({
    to: '/no/such/page',
    isSamePage: true,
  }));
