import type { Channel, OrderType, PersonRef } from '@larder/domain/contract';
import { guestNames } from './billWords.fixtures';
import type { DayDraw } from './dayDraw';

/** Fields that all bills of an order share. */
export interface DrawnOrder {
  number: number;
  billCount: number;
  opened: number;
  channel: Channel;
  orderType: OrderType;
  table: string | null;
  tabName: string | null;
  customerName: string | null;
  server: PersonRef | null;
  device: string;
}

const channelShares: readonly (readonly [Channel, number])[] = [
  ['pos', 62],
  ['online', 14],
  ['qr', 8],
  ['partner', 8],
  ['phone', 5],
  ['kiosk', 3],
];
const channelWeights = channelShares.map(([, weight]) => weight);
const devices: Record<Channel, readonly string[]> = {
  pos: ['Till 1', 'Till 2', 'Handheld 1', 'Handheld 2', 'Handheld 3'],
  qr: ['Table code'],
  kiosk: ['Kiosk 1'],
  online: ['Online shop'],
  phone: ['Till 1'],
  partner: ['Delivery partner'],
};

export function drawOrder({ place, random, servers }: DayDraw, number: number, opened: number): DrawnOrder {
  const { weighted, pick, chance, whole } = random;
  const channel = channelShares[weighted(channelWeights)]![0];
  const away: OrderType = place.currency !== 'JPY' && chance(channel === 'phone' ? 0.3 : 0.6) ? 'delivery' : 'takeaway';
  const staysIn = channel === 'qr' || (channel === 'pos' && chance(0.93)) || (channel === 'kiosk' && chance(0.4));
  const orderType = staysIn ? 'dine_in' : channel === 'pos' || channel === 'kiosk' ? 'takeaway' : away;
  const isTab = channel === 'pos' && staysIn && chance(0.08);
  return {
    number,
    billCount: channel === 'pos' && staysIn && chance(0.14) ? whole(2, 4) : 1,
    opened,
    channel,
    orderType,
    table: staysIn && !isTab ? (chance(0.15) ? `Bar ${whole(1, 8)}` : `Table ${whole(1, 24)}`) : null,
    tabName: isTab ? pick(guestNames).split(' ', 1)[0]! : null,
    customerName: staysIn ? (chance(0.1) ? pick(guestNames) : null) : pick(guestNames),
    server: chance(0.003) ? null : pick(servers),
    device: pick(devices[channel]),
  };
}
