import type { Bill, BillTimelineEvent } from '@larder/domain/contract';
import { aDiscount, aLine, aPayment, aSoldBill } from '@larder/domain/testing';
import { createFormats } from '../../../lib/createFormats';
import type { BillPlace } from '../useBillPlaces';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const mara = { id: 'stf-1', name: 'Mara Lund' };
const ilse = { id: 'stf-2', name: 'Ilse Okafor' };

const lines = [
  aLine({
    quantityMilli: 3000,
    unitPrice: 2000,
    modifiers: [{ optionId: 'o', name: 'Extra bread', price: 0, quantity: 1 }],
    request: 'No salt',
    seat: 2,
  }),
  aLine({ id: 'l2', itemId: 'itm-2', name: 'Sea bass', unit: 'kg', quantityMilli: 1250, unitPrice: 4000 }),
  aLine({
    id: 'l3',
    itemId: 'itm-3',
    name: 'Lemonade',
    unitPrice: 500,
    voided: {
      reason: 'kitchen_error',
      note: '',
      by: mara,
      approver: ilse,
      at: at('18:20'),
      afterPayment: false,
    },
  }),
];

const discounts = [aDiscount({ rate: 10_000, by: mara, approver: ilse })];

const payments = [
  aPayment({
    amount: 10_000,
    tip: 1500,
    takenBy: mara,
    at: at('19:30'),
    refunds: [
      {
        id: 'r1',
        amount: 300,
        overpayment: 0,
        tip: 200,
        reason: 'overcharge',
        note: '',
        by: mara,
        approver: ilse,
        at: at('19:40'),
      },
    ],
  }),
  aPayment({
    id: 'p2',
    takenBy: mara,
    at: at('19:30'),
    type: 'cash',
    amount: 1274,
    tip: 0,
    brand: null,
    last4: null,
    tendered: 2000,
    change: 726,
  }),
];

const event = (given: Partial<BillTimelineEvent>): BillTimelineEvent => ({
  id: 'e1',
  at: at('18:00'),
  type: 'opened',
  by: mara,
  approver: null,
  device: null,
  lineId: null,
  paymentId: null,
  amount: null,
  reason: null,
  note: null,
  ...given,
});
const timeline = [
  event({}),
  event({
    id: 'e2',
    at: at('18:20'),
    type: 'line_voided',
    approver: ilse,
    lineId: 'l3',
    amount: 500,
    reason: 'kitchen_error',
  }),
  event({ id: 'e3', at: at('19:38'), type: 'tip_adjusted', by: null, amount: 1500, note: '1000 → 1500' }),
];

/** Returns a bill with a voided line, a discount, a service charge, two payments and a refund. */
export const sampleBill = (given: Partial<Bill> = {}): Bill =>
  aSoldBill({
    id: 'nyc-20261120-007',
    number: 7,
    status: 'paid',
    order: { id: 'o1', number: 12, billIndex: 1, billCount: 2 },
    server: mara,
    guests: 3,
    openedAt: at('18:00'),
    paidAt: at('19:35'),
    version: 5,
    createdAt: at('18:00'),
    updatedAt: at('19:40'),
    updatedBy: mara,
    openedBy: mara,
    lines,
    discounts,
    serviceCharges: [
      {
        id: 'c1',
        ruleId: 'r1',
        name: 'Large party',
        rate: 5_000,
        fixed: null,
        gratuity: false,
        taxRate: null,
        amount: 0,
      },
    ],
    payments,
    timeline,
    ...given,
  });

/** A restaurant in New York, in which tips above 20 % of the total need a reason. */
export const samplePlace = {
  name: 'Quay Street',
  code: 'NYC',
  restaurant: {
    timeZone: 'America/New_York',
    address: { lines: ['14 Quay Street'], city: 'New York' },
    thresholds: { tip: 20_000 },
    money: { tipPresets: [15_000, 20_000] },
  } as unknown as BillPlace['restaurant'],
  formats: createFormats('en', 'America/New_York'),
} satisfies BillPlace;
