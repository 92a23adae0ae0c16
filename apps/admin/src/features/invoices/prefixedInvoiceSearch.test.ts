import { expect, it } from 'vitest';
import { prefixedInvoiceSearch } from './prefixedInvoiceSearch';

it('prefixedInvoiceSearch validates the parameters with the prefix and ignores the others', () => {
  const search = { range: 'last-week', page: 9, 'inv.page': 2, 'inv.status': 'paid', 'inv.perPage': 'many' };
  expect(prefixedInvoiceSearch('inv.', search)).toEqual({ 'inv.page': 2, 'inv.status': 'Paid' });
});
