import { expect, it } from 'vitest';
import { workplaceDestination } from './workplaceDestination';

const access = {
  routePaths: ['/', '/apps/user/list', '/apps/user/view', '/apps/user/view/$id', '/apps/bills', '/$'],
  can: () => true,
};
const at = (pathname: string, search = {}, params = {}, workplaceSearch?: string[]) =>
  workplaceDestination({ pathname, search, params, workplaceSearch }, access);

it('switching the workplace keeps a list open at page 1, without the parameters of the previous workplace', () =>
  expect(
    at('/apps/bills', { q: 'hake', page: 3, restaurant: 'rst-nyc', table: 14, sort: 'asc' }, {}, ['table']),
  ).toEqual({ to: '/apps/bills', search: { q: 'hake', sort: 'asc' }, isSamePage: true }));

it('switching the workplace on a record page opens its list', () =>
  expect(at('/apps/user/view/17', { tab: 'security' }, { id: '17' })).toEqual({
    to: '/apps/user/list',
    search: {},
    isSamePage: false,
  }));

it('switching the workplace opens the start page if the list of a record is not available', () =>
  expect(at('/apps/invoice/preview/5042', {}, { id: '5042' }).to).toBe('/'));

it('switching the workplace keeps an unknown URL', () =>
  expect(at('/no/such/page', {}, { _splat: 'no/such/page', '*': 'no/such/page' })).toMatchObject({
    to: '/no/such/page',
    isSamePage: true,
  }));
