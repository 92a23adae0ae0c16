import { expect, it } from 'vitest';
import { workplaceDestination } from './workplaceDestination';

const access = {
  routePaths: ['/', '/apps/user/list', '/apps/user/view', '/apps/user/view/$id', '/apps/bills', '/$'],
  can: () => true,
};
const at = (pathname: string, search = {}, params = {}, workplaceSearch?: string[]) =>
  workplaceDestination({ pathname, search, params, workplaceSearch }, access);

it('a list stays, at its first page and without what belongs to the old place', () =>
  expect(
    at('/apps/bills', { q: 'hake', page: 3, restaurant: 'rst-nyc', table: 14, sort: 'asc' }, {}, ['table']),
  ).toEqual({ to: '/apps/bills', search: { q: 'hake', sort: 'asc' }, isSamePage: true }));

it('a record gives way to its list', () =>
  expect(at('/apps/user/view/17', { tab: 'security' }, { id: '17' })).toEqual({
    to: '/apps/user/list',
    search: {},
    isSamePage: false,
  }));

it('a record without a list that can be reached gives way to the start page', () =>
  expect(at('/apps/invoice/preview/5042', {}, { id: '5042' }).to).toBe('/'));

it('an unknown address stays', () =>
  expect(at('/no/such/page', {}, { _splat: 'no/such/page', '*': 'no/such/page' })).toMatchObject({
    to: '/no/such/page',
    isSamePage: true,
  }));
