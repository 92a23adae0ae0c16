import {
  computeBill,
  type AppliedCharge,
  type AppliedRate,
  type Bill,
  type BillLine,
  type BillTimelineEvent,
  type Channel,
  type OrderType,
  type PaymentType,
  type PersonRef,
  type Restaurant,
  type TradingDay,
} from '@larder/domain/contract';
import { seedGroups, seedItems, type SeedItem } from '../menu/menu.fixtures';
import type { dice } from '../random';
import {
  cardBrands,
  discountsOnBills,
  discountsOnLines,
  guestNames,
  presents,
  refundCauses,
  requests,
  voidsOfBills,
  voidsOfLines,
} from './billWords.fixtures';

export type BillPlace = Pick<
  Restaurant,
  'id' | 'code' | 'timeZone' | 'closeOutHour' | 'currency' | 'hours' | 'money' | 'thresholds'
>;

/** All that the bills of one day are drawn with. */
export interface DayDraw {
  place: BillPlace;
  day: TradingDay;
  dice: ReturnType<typeof dice>;
  servers: readonly PersonRef[];
  approvers: readonly PersonRef[];
}

/** What the bills of one order have in common. */
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

const minuteLength = 60_000;
const channelShares: readonly (readonly [Channel, number])[] = [
  ['pos', 62],
  ['online', 14],
  ['qr', 8],
  ['partner', 8],
  ['phone', 5],
  ['kiosk', 3],
];
const paymentShares: readonly (readonly [PaymentType, number])[] = [
  ['card', 71],
  ['cash', 21],
  ['gift_card', 4],
  ['house_account', 2],
  ['other', 2],
];
const weightsOf = (shares: readonly (readonly [unknown, number])[]) => shares.map(([, weight]) => weight);
const channelWeights = weightsOf(channelShares);
const paymentWeights = weightsOf(paymentShares);
const guestWeights = [20, 40, 16, 14, 5, 3, 1, 1];
const devices: Record<Channel, readonly string[]> = {
  pos: ['Till 1', 'Till 2', 'Handheld 1', 'Handheld 2', 'Handheld 3'],
  qr: ['Table code'],
  kiosk: ['Kiosk 1'],
  online: ['Online shop'],
  phone: ['Till 1'],
  partner: ['Delivery partner'],
};

const sectionNames: Record<string, string> = {
  breakfast: 'Breakfast',
  starter: 'Starters',
  main: 'Mains',
  side: 'Sides',
  dessert: 'Desserts',
  soft_drink: 'Soft drinks',
  alcohol: 'Beer and wine',
};
const groupOf = new Map(seedGroups.map((group) => [group.id, group]));
const byWeight = seedItems.filter(({ unit }) => unit === 'kg');
/** What is drawn per line: breakfast before noon, no wine before eleven. */
const poolOf = (currency: string, hour: number) =>
  seedItems.filter(
    ({ course, unit, prices, category }) =>
      unit === 'each' &&
      prices[currency] !== undefined &&
      (course !== 'breakfast' || hour < 12) &&
      (category !== 'alcohol' || hour >= 11),
  );
const pools = new Map<string, readonly SeedItem[]>();
function itemsFor(currency: string, hour: number) {
  const phase = hour < 11 ? 'early' : hour < 12 ? 'late morning' : 'day';
  const key = `${currency} ${phase}`;
  const pool = pools.get(key) ?? poolOf(currency, hour);
  pools.set(key, pool);
  return pool;
}

const dayLength = 1440 * minuteLength;
const two = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
/** The last date written, as its number of days since 1970. */
let [lastDay, lastDate] = [NaN, ''];

/** As `toISOString`, for whole seconds; a block writes some two thousand moments of the same few dates. */
export function iso(instant: number): string {
  const days = Math.floor(instant / dayLength);
  if (days !== lastDay) [lastDay, lastDate] = [days, new Date(instant).toISOString().slice(0, 11)];
  const seconds = Math.floor((instant - days * dayLength) / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${lastDate}${two[Math.floor(minutes / 60)]}:${two[minutes % 60]}:${two[seconds % 60]}.000Z`;
}

export function drawOrder({ place, dice, servers }: DayDraw, number: number, opened: number): DrawnOrder {
  const { weighted, pick, chance, whole } = dice;
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

function rateFor({ money }: BillPlace, category: SeedItem['category'], orderType: OrderType): AppliedRate {
  const found = money.taxRates.find(
    (rate) => (rate.categories?.includes(category) ?? true) && (rate.orderTypes?.includes(orderType) ?? true),
  );
  return { id: found?.id ?? 'none', name: found?.name ?? '', rate: found?.rate ?? 0 };
}

function drawModifiers({ dice, place }: DayDraw, { groupIds }: SeedItem): BillLine['modifiers'] {
  const options = groupIds.flatMap((id) => groupOf.get(id)?.options ?? []);
  if (options.length === 0 || !dice.chance(0.65)) return [];
  const chosen = new Set(Array.from({ length: dice.whole(1, 3) }, () => dice.pick(options)));
  return Array.from(chosen, ({ id, name, prices }) => ({
    optionId: id,
    name,
    price: prices[place.currency] ?? 0,
    quantity: 1,
  }));
}

function drawLine(draw: DayDraw, order: DrawnOrder, index: number, guests: number): BillLine {
  const { dice, place, day } = draw;
  const { pick, chance, whole } = dice;
  const weighed = chance(0.01) ? byWeight.find(({ prices }) => prices[place.currency] !== undefined) : undefined;
  const item = weighed ?? pick(itemsFor(place.currency, day.hourOf(order.opened)));
  const later = index > 0 && order.orderType === 'dine_in' && chance(0.3) ? whole(10, 30) : Math.min(index, 3);
  return {
    id: `l${index + 1}`,
    itemId: item.id,
    name: item.name,
    sectionName: sectionNames[item.course] ?? sectionNames[item.category] ?? item.course,
    category: item.category,
    unit: item.unit,
    quantityMilli: item.unit === 'kg' ? whole(35, 95) * 10 : chance(0.86) ? 1000 : chance(0.8) ? 2000 : 3000,
    unitPrice: item.prices[place.currency] ?? 0,
    modifiers: drawModifiers(draw, item),
    discounts: [],
    discountable: true,
    taxRate: rateFor(place, item.category, order.orderType),
    seat: order.orderType === 'dine_in' && guests > 0 ? whole(1, guests) : null,
    course: item.course,
    request: chance(0.04) ? pick(requests) : null,
    fulfilment: 'served',
    addedAt: iso(Math.min(order.opened + later * minuteLength, day.to - 6 * minuteLength)),
    voided: null,
    gross: 0,
    reduced: 0,
    payable: 0,
    taxShare: 0,
  };
}

function chargesFor({ money }: BillPlace, orderType: OrderType, guests: number): AppliedCharge[] {
  return money.serviceCharges
    .filter((charge) => charge.active && charge.orderTypes.includes(orderType) && guests >= charge.minGuests)
    .map(({ id, name, rate, amount, gratuity, taxRateId }, index) => {
      const tax = money.taxRates.find((entry) => entry.id === taxRateId);
      return {
        id: `c${index + 1}`,
        ruleId: id,
        name,
        rate,
        fixed: amount,
        gratuity,
        taxRate: tax ? { id: tax.id, name: tax.name, rate: tax.rate } : null,
        amount: 0,
      };
    });
}

const emptyMoney: Bill['money'] = {
  items: 0,
  discounts: 0,
  comps: 0,
  serviceCharges: 0,
  gratuity: 0,
  taxIncluded: 0,
  taxAdded: 0,
  total: 0,
  refunded: 0,
  refundedSale: 0,
  refundedNet: 0,
  paid: 0,
  balance: 0,
  tips: 0,
  netSales: 0,
  voidedValue: 0,
  covers: 0,
};

type EventExtra = Partial<Omit<BillTimelineEvent, 'id' | 'at' | 'type'>>;

/** Writes an event down; they are numbered once all are known. */
export function note(bill: Bill, type: BillTimelineEvent['type'], at: number, extra: EventExtra = {}) {
  bill.timeline.push({
    id: '',
    at: iso(at),
    type,
    by: null,
    approver: null,
    device: bill.device,
    lineId: null,
    paymentId: null,
    amount: null,
    reason: null,
    note: null,
    ...extra,
  });
}

/** A bill with its lines, and what was taken off them; nobody has paid yet. */
export function drawBill(draw: DayDraw, order: DrawnOrder, number: number, billIndex: number): Bill {
  const { place, day, dice, approvers } = draw;
  const { weighted, pick, chance, whole } = dice;
  const key = `${place.code.toLowerCase()}-${day.date.replaceAll('-', '')}`;
  const guests = chance(0.02) ? 0 : order.billCount > 1 ? whole(1, 2) : 1 + weighted(guestWeights);
  const openedAt = iso(order.opened);
  const by = order.server;
  const bill: Bill = {
    id: `${key}-${String(number).padStart(3, '0')}`,
    number,
    restaurantId: place.id,
    currency: place.currency,
    businessDate: day.date,
    status: 'open',
    flags: [],
    order: { id: `${key}-o${order.number}`, number: order.number, billIndex, billCount: order.billCount },
    refundStatus: 'none',
    channel: order.channel,
    orderType: order.orderType,
    table: order.table,
    tabName: order.tabName,
    customerName: order.customerName,
    server: by,
    guests,
    openedAt,
    paidAt: null,
    closedAt: null,
    itemsSummary: { first: [], more: 0 },
    paymentTypes: [],
    money: emptyMoney,
    hidden: null,
    version: 1,
    createdAt: openedAt,
    updatedAt: openedAt,
    updatedBy: null,
    taxMode: place.money.taxMode,
    openedBy: by,
    device: order.device,
    promisedAt: order.orderType === 'dine_in' ? null : iso(order.opened + whole(4, 9) * 5 * minuteLength),
    customerEmail: order.channel === 'online' ? 'guest@post.example' : null,
    lines: [],
    discounts: [],
    serviceCharges: chargesFor(place, order.orderType, guests),
    taxes: [],
    payments: [],
    timeline: [],
  };
  const count = Math.max(1, Math.round(1 + 1.4 * Math.max(1, guests) * (0.75 + dice.next() * 0.5)));
  for (let index = 0; index < count; index += 1) bill.lines.push(drawLine(draw, order, index, guests));
  note(bill, 'opened', order.opened, { by });
  note(bill, 'sent', order.opened + minuteLength, { by });
  const lineOf = () => whole(0, bill.lines.length - 1);

  const after = (minutes: number) => Math.min(order.opened + minutes * minuteLength, day.to - 6 * minuteLength);
  const voided = chance(0.03) && bill.lines.length > 1 ? bill.lines[lineOf()] : undefined;
  if (voided) {
    const [reason, words] = pick(voidsOfLines);
    const at = Math.max(Date.parse(voided.addedAt), after(whole(4, 20)));
    const approver = pick(approvers);
    voided.voided = { reason, note: words, by: by ?? approver, approver, at: iso(at), afterPayment: false };
    note(bill, 'line_voided', at, { by: by ?? approver, approver, lineId: voided.id, reason, note: words || null });
  }
  const reduce = (
    kind: 'discount' | 'comp',
    [name, reason, rate]: readonly [string, Bill['discounts'][number]['reason'], number],
    line?: BillLine,
  ) => {
    const at = after(whole(20, 40));
    const approver = rate >= 50_000 ? pick(approvers) : null;
    const list = line ? line.discounts : bill.discounts;
    list.push({
      id: `d${bill.timeline.length}`,
      kind,
      name,
      reason,
      rate,
      fixed: null,
      amount: 0,
      by,
      approver,
      at: iso(at),
    });
    note(bill, 'discounted', at, { by, approver, lineId: line?.id ?? null, reason });
  };
  if (chance(0.03)) reduce('discount', pick(discountsOnLines), bill.lines[lineOf()]);
  if (chance(0.02)) reduce('comp', [...pick(presents), 100_000], bill.lines[lineOf()]);
  if (chance(0.06)) reduce('discount', pick(discountsOnBills));
  return bill;
}

/** When a line was added last, or anything happened; texts of moments are in their order. */
function latestOf({ timeline, lines, openedAt }: Bill): string {
  let latest = openedAt;
  for (const { at } of timeline) if (at > latest) latest = at;
  for (const { addedAt } of lines) if (addedAt > latest) latest = addedAt;
  return latest;
}

/** Voids everything on a bill that was never paid. */
function voidWhole({ dice, approvers, day }: DayDraw, bill: Bill) {
  const { pick, whole } = dice;
  const [reason, words] = pick(voidsOfBills);
  const approver = pick(approvers);
  const last = Date.parse(latestOf(bill));
  const at = Math.min(last + whole(2, 12) * minuteLength, day.to - minuteLength);
  const by = bill.server ?? approver;
  for (const line of bill.lines) {
    line.voided ??= { reason, note: words, by, approver, at: iso(at), afterPayment: false };
  }
  bill.status = 'voided';
  note(bill, 'bill_voided', at, { by, approver, reason, note: words || null });
}

function drawPayment({ dice, day }: DayDraw, bill: Bill, amount: number, at: number) {
  const { weighted, pick, whole, chance } = dice;
  const type = paymentShares[weighted(paymentWeights)]![0];
  const isCard = type === 'card';
  const card = {
    brand: isCard ? pick(cardBrands) : null,
    last4: isCard ? String(whole(0, 9999)).padStart(4, '0') : null,
  };
  const base = { type, amount, tip: 0, tendered: null, change: 0, ...card, takenBy: bill.server, refunds: [] };
  if (isCard && chance(0.014)) {
    bill.payments.push({ ...base, id: `p${bill.payments.length + 1}`, status: 'declined', at: iso(at - 30_000) });
  }
  const tendered = type === 'cash' ? Math.ceil(amount / 500) * 500 : null;
  const payment = {
    ...base,
    id: `p${bill.payments.length + 1}`,
    status: 'captured' as const,
    tendered,
    change: tendered === null ? 0 : tendered - amount,
    at: iso(Math.min(at, day.to - 3 * minuteLength)),
  };
  bill.payments.push(payment);
  note(bill, 'paid', Date.parse(payment.at), { by: bill.server, paymentId: payment.id, amount });
  return payment;
}

/** Tips are usual in New York, rare in Lisbon, and Tokyo takes none. */
function drawTip({ dice, place }: DayDraw, bill: Bill, amount: number): number {
  const { chance, whole } = dice;
  if (!place.money.tipsEnabled || bill.orderType === 'takeaway') return 0;
  const isUsual = place.currency === 'USD';
  if (!chance(isUsual ? 0.86 : 0.12)) return 0;
  const rate = isUsual ? (chance(0.006) ? whole(32, 45) : whole(12, 24)) : whole(5, 10);
  return Math.round((amount * rate) / 100);
}

/** Paying, tipping, closing, and what comes after. */
function settle(draw: DayDraw, bill: Bill) {
  const { dice, day, approvers } = draw;
  const { chance, whole, pick } = dice;
  const opened = Date.parse(bill.openedAt);
  const stay = bill.orderType === 'dine_in' ? whole(42, 105) : bill.channel === 'phone' ? whole(18, 35) : whole(2, 4);
  const last = Date.parse(latestOf(bill));
  const paidAt = Math.min(Math.max(opened + stay * minuteLength, last + minuteLength), day.to - 4 * minuteLength);
  const total = computeBill(bill).money.total;
  const first = total > 1 && chance(0.07) ? Math.floor((total * whole(30, 70)) / 100) : 0;
  const paid = [
    ...(first > 0 ? [drawPayment(draw, bill, first, paidAt - minuteLength)] : []),
    drawPayment(draw, bill, total - first, paidAt),
  ];
  bill.paidAt = iso(paidAt);
  const hasCard = paid.some(({ type }) => type === 'card');
  let closedAt = hasCard ? Math.min(paidAt + whole(4, 26) * minuteLength, day.to - 2 * minuteLength) : paidAt;
  for (const payment of paid) {
    const tip = drawTip(draw, bill, payment.amount);
    if (tip === 0 || (payment.type !== 'card' && payment.type !== 'cash')) continue;
    payment.tip = tip;
    if (payment.type === 'cash') {
      payment.tendered = Math.ceil((payment.amount + tip) / 500) * 500;
      payment.change = payment.tendered - payment.amount - tip;
    } else if (chance(0.35)) {
      // Written on the slip and entered when the table has left.
      note(bill, 'tip_adjusted', closedAt - 30_000, { by: bill.server, paymentId: payment.id, amount: tip });
    }
  }
  note(bill, 'closed', closedAt, { by: bill.server });

  const fate = dice.next();
  const approver = pick(approvers);
  if (fate < 0.0035 && hasCard) {
    const again = Math.min(closedAt + whole(5, 20) * minuteLength, day.to - 90_000);
    note(bill, 'reopened', again, { by: bill.server ?? approver, approver, reason: 'entry_error' });
    closedAt = Math.min(again + whole(2, 9) * minuteLength, day.to - minuteLength);
    note(bill, 'closed', closedAt, { by: approver });
  } else if (fate < 0.0185 && total > 0) {
    // One in five only at the close-out, by whoever counts the tills: a change that comes late.
    const isLate = fate < 0.0065;
    const at = isLate ? day.to : Math.min(closedAt + whole(5, 60) * minuteLength, day.to - 30_000);
    const [reason, words] = pick(refundCauses);
    const share = chance(0.33) ? whole(20, 60) : 100;
    const payment = paid.reduce((a, b) => (b.amount > a.amount ? b : a));
    const amount = Math.max(1, Math.floor((payment.amount * share) / 100));
    const by = bill.server ?? approver;
    payment.refunds = [
      { id: 'r1', amount, overpayment: 0, tip: 0, reason, note: words, by, approver, at: iso(at) },
    ] as never[];
    note(bill, 'refunded', at, { by, approver, paymentId: payment.id, amount, reason, note: words || null });
  }
  bill.closedAt = iso(closedAt);
  bill.status = 'closed';
}

/** Draws how a bill ends, as it stands once its day is over. */
export function finish(draw: DayDraw, bill: Bill): Bill {
  const { dice } = draw;
  if (dice.chance(0.01)) voidWhole(draw, bill);
  else if (!dice.chance(1 / 400)) settle(draw, bill);
  bill.timeline.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  bill.timeline.forEach((event, index) => {
    event.id = `e${index + 1}`;
  });
  const last = bill.timeline.at(-1)!;
  bill.version = bill.timeline.length;
  bill.updatedAt = last.at;
  bill.updatedBy = last.by;
  return computeBill(bill);
}
