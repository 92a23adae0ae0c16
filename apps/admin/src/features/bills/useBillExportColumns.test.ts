import type { BillRow } from '@larder/domain/contract';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { sampleBill, samplePlace } from './testing/sampleBill';
import { useBillExportColumns } from './useBillExportColumns';

const rowOf = (bill: BillRow) => {
  const { result } = renderHook(() => useBillExportColumns(() => samplePlace), { wrapper: TextKeys });
  return Object.fromEntries(result.current.map(({ id, value }) => [id, value(bill)]));
};

it('the export columns contain a bill as one row, with labels and amounts in major units', () => {
  expect(rowOf(sampleBill())).toEqual({
    number: 7,
    restaurant: 'Quay Street',
    businessDate: '2026-11-20',
    openedAt: '13:00',
    place: 'Table 4',
    server: 'Mara Lund',
    guests: 3,
    channel: 'bills.channels.pos',
    orderType: 'bills.orderTypes.dine_in',
    payments: 'bills.paymentTypes.card, bills.paymentTypes.cash',
    status: 'bills.statuses.paid',
    currency: 'USD',
    items: 110,
    discounts: 11,
    comps: 0,
    serviceCharges: 4.95,
    total: 112.74,
    tips: 13,
    netSales: 101.18,
    paid: 109.74,
    balance: 0,
  });
});

it('the export columns contain yen without decimals, and empty texts for a missing server or place', () => {
  expect(rowOf(sampleBill({ currency: 'JPY', server: null, table: null }))).toMatchObject({
    items: 11_000,
    server: '',
    place: '',
  });
});

it('the export columns name the place by table, tab or customer', () => {
  expect(rowOf(sampleBill({ table: null, tabName: 'Bar 2', customerName: 'Ada' })).place).toBe('Bar 2');
  expect(rowOf(sampleBill({ table: null, customerName: 'Ada' })).place).toBe('Ada');
});
