import {
  billFlags,
  billSortColumns,
  billStatuses,
  channels,
  lossGroupings,
  lossKinds,
  orderTypes,
  paymentTypes,
  type BillAllParameters,
  type BillFilterParameters,
  type BillParameters,
  type BillQuickView,
} from '@larder/domain/contract';
import * as z from 'zod/mini';
import { restaurantSearch } from '../../lib/restaurantSearch';
import { textSearch } from '../../lib/textSearch';
import { datePeriods } from './datePresets';
import { clearedFilters, defineList, listParameters, withParameters, type ListSearchOf } from '../../lists/defineList';

export const billTabs = ['order', 'payments', 'timeline', 'losses'] as const;
export type BillTab = (typeof billTabs)[number];

const chip = { kind: 'select', column: null } as const;
const optional = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const day = optional(z.iso.date());
const hour = optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String)).check(z.regex(/^(1?\d|2[0-3])$/)));

/** The list of bills. Quick views replace its filters and keep the restaurant and the dates. */
export const billList = withParameters(
  defineList({
    name: 'bills',
    sortColumns: billSortColumns,
    filters: {
      status: { kind: 'select' },
      server: { kind: 'select' },
      channel: { kind: 'select' },
      payment: { kind: 'select', column: 'payments' },
      flag: chip,
      has: { kind: 'select', column: 'losses' },
      orderType: chip,
      reason: chip,
      approver: chip,
      item: chip,
      hour: chip,
      hidden: chip,
      id: chip,
    },
  }),
  {
    status: optional(z.enum(billStatuses)),
    channel: optional(z.enum(channels)),
    orderType: optional(z.enum(orderTypes)),
    payment: optional(z.enum(paymentTypes)),
    flag: optional(z.enum(billFlags)),
    has: optional(z.enum(lossKinds)),
    hidden: optional(z.enum(['include', 'only'])),
    hour,
    /** ID of a bill. The list then contains only this bill. */
    id: textSearch,
    restaurant: z.catch(z.optional(restaurantSearch), undefined),
    /** Dates relative to the current day. Replaces `from` and `to`. */
    period: optional(z.enum(datePeriods)),
    from: day,
    to: day,
    /** ID of the open bill. */
    preview: textSearch,
    tab: optional(z.enum(billTabs)),
    mode: optional(z.literal('loss')),
    groupBy: optional(z.enum(lossGroupings)),
  },
);
export type BillListSearch = ListSearchOf<typeof billList>;

const isSet = ([, value]: readonly [string, unknown]) => value !== undefined && value !== '';

/** Returns the input of the list endpoint for a restaurant's ID, or `all`. */
export function billParameters(search: BillListSearch, restaurant: string): BillParameters {
  const { hour: hourText, ...parameters } = listParameters(billList, search);
  const dates = { from: search.from, to: search.to };
  return {
    restaurant,
    ...Object.fromEntries(Object.entries({ ...parameters, ...dates }).filter(isSet)),
    ...(hourText && { hour: Number(hourText) }),
  };
}

/** Returns the filters without page and order. */
export function billFilterParameters(search: BillListSearch, restaurant: string): BillFilterParameters {
  const {
    page: _page,
    perPage: _perPage,
    sort: _sort,
    sortColumn: _column,
    ...filter
  } = billParameters(search, restaurant);
  return filter;
}

/** Returns the input of the endpoint with all matching bills, in the order of the list. */
export const allBillParameters = (search: BillListSearch, restaurant: string): BillAllParameters => ({
  ...billFilterParameters(search, restaurant),
  ...(search.sortColumn && { sortColumn: search.sortColumn, sort: search.sort ?? 'asc' }),
});

type ViewFilters = Pick<BillListSearch, 'status' | 'flag' | 'has' | 'hidden'>;

/**
 * Search parameters that clear the search text, the filters and the saved view, but keep the restaurant and the dates.
 */
export const withoutFilters: Partial<BillListSearch> = { ...clearedFilters(billList), saved: undefined };

export const quickViews: Readonly<Record<BillQuickView, ViewFilters>> = {
  all: {},
  open: { status: 'open' },
  awaiting_tip: { status: 'paid' },
  overdue: { flag: 'overdue' },
  high_discount: { flag: 'high_discount' },
  voided: { has: 'void' },
  refunded: { has: 'refund' },
  no_server: { flag: 'no_server' },
  reopened: { flag: 'reopened' },
  hidden: { hidden: 'only' },
};

/** Returns the quick view with exactly these filters, or undefined. */
export function quickViewOf(search: BillListSearch): BillQuickView | undefined {
  if (search.q) return undefined;
  return (Object.keys(quickViews) as BillQuickView[]).find((view) =>
    billList.filters.every(
      ({ name }) => search[name as keyof BillListSearch] === quickViews[view][name as keyof ViewFilters],
    ),
  );
}
