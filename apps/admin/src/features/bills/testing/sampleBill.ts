import { computeBill, type Bill, type BillLine, type BillTimelineEvent, type Payment } from '@larder/domain/contract';
import { createFormats } from '../../../lib/createFormats';
import type { BillPlace } from '../useBillPlaces';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const mara = { id: 'stf-1', name: 'Mara Lund' };
const ilse = { id: 'stf-2', name: 'Ilse Okafor' };
const tax = { id: 'tax-1', name: 'Sales tax', rate: 8_875 };

const line = (given: Partial<BillLine>): BillLine => ({
  id: 'l1',
  itemId: 'itm-1',
  name: 'Soup',
  sectionName: 'Starters',
  category: 'food',
  unit: 'each',
  quantityMilli: 1000,
  unitPrice: 1000,
  modifiers: [],
  discounts: [],
  discountable: true,
  taxRate: tax,
  seat: null,
  course: null,
  request: null,
  fulfilment: 'served',
  addedAt: at('18:05'),
  voided: null,
  gross: 0,
  reduced: 0,
  payable: 0,
  taxShare: 0,
  ...given,
});

const payment = (given: Partial<Payment>): Payment => ({
  id: 'p1',
  type: 'card',
  amount: 10_000,
  tip: 1500,
  tendered: null,
  change: 0,
  brand: 'Tern',
  last4: '0042',
  status: 'authorised',
  takenBy: mara,
  at: at('19:30'),
  refunds: [],
  ...given,
});

const lines: BillLine[] = [
  line({
    quantityMilli: 3000,
    unitPrice: 2000,
    modifiers: [{ optionId: 'o', name: 'Extra bread', price: 0, quantity: 1 }],
    request: 'No salt',
    seat: 2,
  }),
  line({ id: 'l2', itemId: 'itm-2', name: 'Sea bass', unit: 'kg', quantityMilli: 1250, unitPrice: 4000 }),
  line({
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

const discounts: Bill['discounts'] = [
  {
    id: 'd1',
    kind: 'discount',
    name: 'Promotion',
    reason: 'promotion',
    rate: 10_000,
    fixed: null,
    amount: 0,
    by: mara,
    approver: ilse,
    at: at('19:00'),
  },
];

const payments: Payment[] = [
  payment({
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
  payment({ id: 'p2', type: 'cash', amount: 1274, tip: 0, brand: null, last4: null, tendered: 2000, change: 726 }),
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

/** A bill with a voided line, a discount, a service charge, two payments and a refund. */
export const sampleBill = (given: Partial<Bill> = {}): Bill =>
  computeBill({
    id: 'nyc-20261120-007',
    number: 7,
    restaurantId: 'rst-nyc',
    currency: 'USD',
    businessDate: '2026-11-20',
    status: 'paid',
    flags: [],
    order: { id: 'o1', number: 12, billIndex: 1, billCount: 2 },
    refundStatus: 'none',
    channel: 'pos',
    orderType: 'dine_in',
    table: 'Table 4',
    tabName: null,
    customerName: null,
    server: mara,
    guests: 3,
    openedAt: at('18:00'),
    paidAt: at('19:35'),
    closedAt: null,
    itemsSummary: { first: [], more: 0 },
    paymentTypes: [],
    money: {} as Bill['money'],
    hidden: null,
    version: 5,
    createdAt: at('18:00'),
    updatedAt: at('19:40'),
    updatedBy: mara,
    taxMode: 'added',
    openedBy: mara,
    device: 'Till 1',
    promisedAt: null,
    customerEmail: null,
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
    taxes: [],
    payments,
    timeline,
    ...given,
  });

/** A restaurant in New York that allows tips of 20 % of the total. */
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
