import { expect, it } from 'vitest';
import { billFilterParameters, billList } from './billList';

const dates = { from: '2026-11-20', to: '2026-11-20' };

it.each([
  ['an hour', { hour: 0 }],
  ['a dish', { item: 'itm-hake' }],
  ['a channel', { channel: 'qr' }],
  ['a payment method', { payment: 'gift_card' }],
  ['a kind of loss', { has: 'void' }],
  ['a server and a kind of loss', { server: 'stf-1', has: 'void' }],
  ['a status', { status: 'open' }],
  ['one bill', { id: 'nyc-20261120-010' }],
])('billFilterParameters returns the restaurant, dates and filters of a link to %s', (_name, filter) => {
  const search = billList.search.parse({ restaurant: 'rst-lis', ...dates, ...filter, preview: 'nyc-20261120-010' });
  expect(billFilterParameters(search, 'rst-lis')).toEqual({ restaurant: 'rst-lis', ...dates, ...filter });
});
