import type { UserAddress, UserDetails, UserDetailsUpdate, UserPaymentMethod, UserPlan } from '@larder/domain/contract';
import { Refusal, invalid, notFound } from '../refusal';
import { priceOf } from './userDetails.fixtures';

const day = 24 * 3_600_000;

/** The next text id of a list. Each change raises the version, so a number above it was never given before, not even to a row that is gone. */
const nextId = (prefix: string, rows: readonly { id: string }[], version = 0) =>
  `${prefix}-${Math.max(version, ...rows.map(({ id }) => Number(id.split('-').at(-1)) || 0)) + 1}`;

function requireRow<R extends { id: string }>(rows: readonly R[], id: string, subject: string): R {
  const row = rows.find((entry) => entry.id === id);
  if (!row) throw notFound(subject, id);
  return row;
}

/** Leaves one row with a flag: the one named, or the first when none is. */
function keepOne<R>(rows: R[], flag: keyof R & string, chosen: R | undefined) {
  const flags = rows as Record<string, unknown>[];
  const one = chosen ?? rows.find((row) => row[flag]) ?? rows[0];
  for (const row of flags) row[flag] = row === one;
}

/** Begins a period of a plan. */
export function setPlan({ plan }: UserDetails, name: UserPlan, now: Date, period = plan.period, isTrial = false) {
  const length = (isTrial ? 14 : period === 'monthly' ? 30 : 365) * day;
  Object.assign(plan, {
    name,
    period,
    price: priceOf(name, period),
    startedAt: now.toISOString(),
    activeUntil: new Date(now.getTime() + length).toISOString(),
    cancelAtPeriodEnd: false,
    isTrial,
  });
}

function changePlan(details: UserDetails, data: UserDetailsUpdate & { section: 'plan' }, now: Date) {
  const { plan } = details;
  const { name, period, startTrial, cancelAtPeriodEnd } = data.data;
  if (startTrial) {
    if (plan.trialUsed) throw new Refusal(409, 'in_use', { detail: 'The trial was used before.' });
    plan.trialUsed = true;
  }
  if (name || period || startTrial) setPlan(details, name ?? plan.name, now, period, startTrial);
  if (cancelAtPeriodEnd !== undefined) plan.cancelAtPeriodEnd = cancelAtPeriodEnd;
}

function changePayment(details: UserDetails, { data }: UserDetailsUpdate & { section: 'paymentMethods' }) {
  const rows = details.paymentMethods;
  let primary: UserPaymentMethod | undefined;
  if (data.add) {
    const { number = '', cvc: _, ...rest } = data.add;
    const digits = number.replace(/\D/g, '');
    if (rest.kind === 'card' && (digits.length < 12 || digits.length > 19)) {
      throw invalid({ 'data.add.number': ['cardNumber'] });
    }
    const brand = digits.startsWith('4') ? 'Visa' : digits.startsWith('5') ? 'Mastercard' : 'Card';
    const card = rest.kind === 'card' ? { brand, last4: digits.slice(-4) } : {};
    const row: UserPaymentMethod = { ...rest, ...card, id: nextId('payment', rows, details.version), primary: false };
    rows.push(row);
    if (rest.primary) primary = row;
  }
  if (data.update) {
    const row = requireRow(rows, data.update.id, 'paymentMethod');
    Object.assign(row, data.update);
    if (data.update.primary) primary = row;
  }
  if (data.remove !== undefined) rows.splice(rows.indexOf(requireRow(rows, data.remove, 'paymentMethod')), 1);
  keepOne(rows, 'primary', primary);
}

function changeAddress(details: UserDetails, { data }: UserDetailsUpdate & { section: 'addresses' }) {
  const rows = details.addresses;
  let changed: UserAddress | undefined;
  if (data.add) {
    changed = { ...data.add, id: nextId('address', rows, details.version) };
    rows.push(changed);
  }
  if (data.update) {
    changed = requireRow(rows, data.update.id, 'address');
    Object.assign(changed, data.update);
  }
  if (data.remove !== undefined) rows.splice(rows.indexOf(requireRow(rows, data.remove, 'address')), 1);
  keepOne(rows, 'isBilling', changed?.isBilling ? changed : undefined);
  keepOne(rows, 'isDefault', changed?.isDefault ? changed : undefined);
}

function changeDevices(details: UserDetails, revoke: readonly string[]) {
  for (const id of revoke) requireRow(details.devices, id, 'device');
  details.devices = details.devices.filter((device) => !revoke.includes(device.id));
}

function changeConnections(details: UserDetails, { data }: UserDetailsUpdate & { section: 'connections' }) {
  const { services, social } = details.connections;
  for (const row of data.services ?? []) requireRow(services, row.id, 'service').connected = row.connected;
  for (const row of data.social ?? []) requireRow(social, row.id, 'account').handle = row.handle;
}

/** Applies one section's change to details that are the caller's own to change. */
export function changeSection(details: UserDetails, update: UserDetailsUpdate, now: Date): UserDetails {
  switch (update.section) {
    case 'plan':
      changePlan(details, update, now);
      break;
    case 'paymentMethods':
      changePayment(details, update);
      break;
    case 'addresses':
      changeAddress(details, update);
      break;
    case 'devices':
      changeDevices(details, update.data.revoke);
      break;
    case 'connections':
      changeConnections(details, update);
      break;
    case 'twoSteps':
      details.twoSteps = { enabled: false, method: null, phone: null };
      break;
    default:
      Object.assign(details[update.section], update.data);
  }
  return details;
}
