import type { DashboardGroup } from '@larder/domain/contract';

/** A service day in euros without bills. */
export const emptyGroup: DashboardGroup = {
  currency: 'EUR',
  restaurantIds: ['quay'],
  until: null,
  tiles: [],
  hours: [],
  topItems: [],
  paymentMix: [],
  channels: [],
  losses: [],
  bridge: { tax: 0, gratuity: 0, refundedTax: 0, owed: 0, paid: 0, tips: 0 },
  labour: null,
};
