import {
  addDays,
  invoiceBalance,
  invoiceSums,
  toMajor,
  utcDate,
  type InvoiceClient,
  type InvoiceLine,
  type InvoiceSupplier,
  type InvoicePayment,
  type InvoiceSetStatus,
  type User,
} from '@larder/domain/contract';
import { pastOrderLines } from '../products/orders.fixtures';
import { seedProducts } from '../products/products.fixtures';
import { createRandom } from '../random';
import { drawPlate } from '../users/avatar';
import { seedUsers, type Seed } from '../users/users.fixtures';
import type { StoredInvoice } from './storedInvoice';

const firstId = 4987;
const sizes: Record<Seed, number> = { empty: 0, default: 50, large: 10_000 };

const offers: readonly (readonly [item: string, text: string, cost: number, qty: readonly [number, number]])[] = [
  ['Private dining, set menu', 'Four courses, the long table', 68, [8, 24]],
  ['Wine pairing', 'Three glasses a guest', 32.5, [8, 24]],
  ['Welcome drinks', 'Sparkling and a seasonal cordial', 11.4, [10, 60]],
  ['Hall hire, evening', 'From 17:00, cleared by midnight', 420, [1, 1]],
  ['Cold buffet', 'Delivered and set up', 24.75, [20, 80]],
  ['Canapés', 'Six kinds, two of them without meat', 3.85, [40, 160]],
  ['Service staff', 'By the hour', 31, [4, 18]],
  ['Delivery', 'Within the city', 45, [1, 2]],
  ['Linen and glassware', 'Laid, collected, washed', 6.2, [20, 80]],
  ['Coffee and petits fours', 'After the meal', 5.35, [10, 60]],
  ['Corkage', 'By the bottle', 18, [2, 12]],
  ['Tasting for two', 'Menu talk with the chef', 95, [1, 1]],
];
const services = ['Private dining', 'Catering', 'Wine evening', 'Staff lunch', 'Hall hire', 'Tasting'];
const notes = [
  '',
  'It was a pleasure to have you with us.',
  'Allergies as written in your message of Tuesday.',
  'The deposit is settled with this invoice.',
];
const streets = [
  '14 Rope Walk',
  '3 Harbour Steps',
  '88 Mill Lane',
  '27 Customs House Square',
  '5 Lower Orchard',
  '112 Foundry Road',
  '9 Chandler’s Row',
  '41 Beacon Hill',
  '60 Old Granary Street',
  '2 Ferry Place',
  '19 Weavers Court',
  '73 North Parade',
];
const outsiders = [
  ['Orla Fitch', 'Tidewater Choir', 'office@tidewater-choir.example'],
  ['Benedikt Aue', 'Aue & Lund Architects', 'post@aue-lund.example'],
] as const;
const salespeople = ['Maren Holt', 'Ilse Okafor', 'Tomás Reyes'];

interface SeedClient {
  client: InvoiceClient & { id: number };
  avatar: string;
}

/** Creates twelve clients, ten of whom are also in the user list. */
export function seedClients(seed: Seed): SeedClient[] {
  if (seed === 'empty') return [];
  const known = seedUsers('default')
    .slice(3, 13)
    .map(({ fullName: name, company, email: companyEmail, country, contact, avatar }) => {
      // The company doesn't invoice itself.
      const own = company === 'Saltmarsh Restaurants' ? 'Ostler’s Yard' : company;
      return { client: { name, company: own, companyEmail, country, contact }, avatar };
    });
  const others = outsiders.map(([name, company, companyEmail]) => ({
    client: { name, company, companyEmail, country: 'United States', contact: '+1 212 555 0142' },
    avatar: drawPlate(name),
  }));
  return [...known, ...others].map(({ client, avatar }, index) => ({
    client: { id: index + 1, ...client, address: streets[index] ?? '' },
    avatar,
  }));
}

/** Issuer of the invoices for orders in the shop. */
export const shopSupplier: InvoiceSupplier = {
  name: 'Larder Supply',
  email: 'accounts@larder-supply.example',
  address: '8 Cold Store Road, Newark, NJ 07105',
};

const asBuyer = ({ fullName, company, email, country, contact }: User): InvoiceClient => ({
  name: fullName,
  company,
  companyEmail: email,
  address: '',
  country,
  contact,
});
/** The owner, whose past orders are in the shop, and a colleague. */
const [owner, , colleague] = seedUsers('default').map(asBuyer) as [InvoiceClient, InvoiceClient, InvoiceClient];
const supplierPicture = drawPlate(shopSupplier.name);

type PaymentState = 'paid' | 'late' | 'partial' | InvoiceSetStatus;
/** States of invoices older than four weeks, and of newer ones. */
const oldStates: readonly PaymentState[] = ['paid', 'paid', 'late', 'paid', 'partial'];
const newPaymentStates: readonly PaymentState[] = ['Sent', 'Draft', 'Downloaded', 'paid', 'Sent', 'partial'];

function drawLines({ pick, whole, chance }: ReturnType<typeof createRandom>, count: number): InvoiceLine[] {
  return Array.from({ length: count }, (_, index) => {
    const [item, text, cost, [from, to]] = pick(offers);
    return {
      id: index + 1,
      item,
      text,
      cost,
      qty: whole(from, to),
      discount: chance(0.25) ? pick([5, 7.5, 10]) : 0,
      tax: 8.875,
    };
  });
}

/** Creates the lines of an invoice for an order in the shop. */
function drawSupplies(id: number): InvoiceLine[] {
  const { pick, whole } = createRandom(`supplies ${id}`);
  const products = seedProducts('default');
  return Array.from({ length: whole(2, 4) }, (_, index) => {
    const { id: productId, name, brand, price } = pick(products);
    return {
      id: index + 1,
      productId,
      item: name,
      text: brand,
      cost: price,
      qty: whole(4, 24),
      discount: 0,
      tax: 8.875,
    };
  });
}

function drawPayments(
  draw: ReturnType<typeof createRandom>,
  total: number,
  share: number,
  dateOf: (nth: number) => string,
) {
  const amount = Math.round(total * 100 * share) / 100;
  const payment = (part: number, nth: number): InvoicePayment => ({
    id: `payment-${nth}`,
    amount: part,
    date: dateOf(nth),
    method: draw.pick(['Cash', 'Bank transfer', 'Debit card', 'Credit card', 'Wallet'] as const),
  });
  if (share < 1 || draw.chance(0.8)) return [payment(amount, 1)];
  const first = Math.round(amount * 40) / 100;
  return [payment(first, 1), payment(invoiceBalance(amount, [{ amount: first }]), 2)];
}

function toInvoice(index: number, count: number, clients: readonly SeedClient[], now: Date): StoredInvoice {
  const id = firstId + index;
  const draw = createRandom(`invoice ${id}`);
  const { pick, whole } = draw;
  // Spreads the invoices over the last ten weeks.
  const age = Math.floor(((count - 1 - index) * 72) / Math.max(1, count - 1));
  const isOld = age > 28;
  const fate = (
    isOld ? oldStates[index % oldStates.length] : newPaymentStates[index % newPaymentStates.length]
  ) as PaymentState;
  const issuedDate = addDays(utcDate(now), -age);
  const drawnClient = clients[index < clients.length ? index : whole(0, clients.length - 1)] as SeedClient;
  const drawn = index === 23 ? [] : drawLines(draw, index === 17 ? 30 : whole(1, 4));
  // The longest invoice and the newest, a draft, are issued.
  const isSupply = index % 4 === 1 && index !== 17 && index !== 49;
  const orderNumber = id - firstId + 900;
  const ordered = isSupply ? pastOrderLines(orderNumber) : undefined;
  const buyer = ordered ? owner : colleague;
  const { client, avatar } = isSupply ? { client: buyer, avatar: supplierPicture } : drawnClient;
  const lines = ordered ?? (isSupply ? drawSupplies(id) : drawn);
  const total = lines.length === 0 ? 1_284.6 : toMajor(invoiceSums(lines).total);
  const isPaid = fate === 'paid' || fate === 'partial';
  const share = fate === 'paid' ? 1 : whole(20, 70) / 100;
  const payments = isPaid ? drawPayments(draw, total, share, (nth) => addDays(issuedDate, Math.min(age, nth * 3))) : [];
  const set = !isSupply && (fate === 'Draft' || fate === 'Downloaded') ? fate : 'Sent';
  const dayBefore = addDays(issuedDate, -1);
  const paidAt = (date: string) => {
    const time = `${date}T15:00:00.000Z`;
    return time < now.toISOString() ? time : now.toISOString();
  };
  const userId = whole(1, 3);
  return {
    id,
    issuedDate,
    dueDate: addDays(issuedDate, isOld ? 14 : 30),
    client,
    ...(isSupply && { supplier: shopSupplier }),
    service: isSupply ? `Supply order ${orderNumber}` : pick(services),
    total,
    avatar: count > sizes.default ? '' : avatar,
    invoiceStatus: set,
    balance: invoiceBalance(total, payments),
    lines,
    payments,
    salesperson: salespeople[userId - 1] as string,
    note: pick(notes),
    paymentMethod: pick(['Bank transfer', 'Credit card', null]),
    showTerms: true,
    showNote: true,
    showStub: index % 7 === 0,
    version: 1,
    lastLineId: lines.length,
    lastPayment: payments.length,
    history: [
      { kind: 'created', time: `${dayBefore}T09:30:00.000Z`, userId, text: '' },
      ...(set === 'Draft'
        ? []
        : [{ kind: 'sent' as const, time: `${dayBefore}T16:10:00.000Z`, userId, text: client.companyEmail }]),
      ...(set === 'Downloaded'
        ? [{ kind: 'downloaded' as const, time: `${dayBefore}T18:45:00.000Z`, userId, text: '' }]
        : []),
      ...payments.map(({ id: paymentId, date, amount, method }) => {
        return {
          kind: 'payment' as const,
          time: paidAt(date),
          userId,
          text: `${amount.toFixed(2)}, ${method}`,
          paymentId,
        };
      }),
    ],
  };
}

/** Creates 50 invoices of ten weeks, the newest with the highest number. `large` has 10,000. */
export function seedInvoices(seed: Seed, now: Date): StoredInvoice[] {
  const clients = seedClients(seed);
  return Array.from({ length: sizes[seed] }, (_, index) => toInvoice(index, sizes[seed], clients, now));
}
