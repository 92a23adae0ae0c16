import {
  cardBrand,
  isPostcode,
  planPriceOf,
  rule,
  type UserAddress,
  type UserDetailsUpdate,
  type UserPaymentMethod,
  type UserPlan,
  type userDetailsUpdateSchema,
} from '@larder/domain/contract';
import type { output } from 'zod/mini';
import { given } from '../patch';
import { conflict, invalid } from '../httpError';
import { keepOne } from './flags';
import type { StoredDetails } from './userDetails.store';

type Update = output<typeof userDetailsUpdateSchema>;
type DataOf<S extends UserDetailsUpdate['section']> = Extract<Update, { section: S }>['data'];

const day = 24 * 3_600_000;

/** Returns the next string ID in a user's list. Removed rows are kept, so numbers are never reused. */
const nextId = (prefix: string, userId: number, rows: readonly { id: string }[]) =>
  `${prefix}-${userId}-${Math.max(0, ...rows.map(({ id }) => Number(id.split('-').at(-1)) || 0)) + 1}`;

/** Sets a user's plan and starts a billing or trial period. */
export function setPlan({ plan }: StoredDetails, name: UserPlan, now: Date, period = plan.period, isTrial = false) {
  const length = (isTrial ? 14 : period === 'monthly' ? 30 : 365) * day;
  Object.assign(plan, {
    name,
    period,
    price: planPriceOf(name, period),
    startedAt: now.toISOString(),
    activeUntil: new Date(now.getTime() + length).toISOString(),
    cancelAtPeriodEnd: false,
    isTrial,
  });
}

function changePlan(details: StoredDetails, data: DataOf<'plan'>, now: Date) {
  const { plan } = details;
  const { name, period, startTrial, cancelAtPeriodEnd } = data;
  if (startTrial) {
    if (plan.trialUsed) throw conflict('in_use', { detail: 'The trial has already been used. Choose a paid plan.' });
    plan.trialUsed = true;
  }
  if (name || period || startTrial) setPlan(details, name ?? plan.name, now, period, startTrial);
  if (cancelAtPeriodEnd !== undefined) plan.cancelAtPeriodEnd = cancelAtPeriodEnd;
}

function toPayment(added: NonNullable<DataOf<'paymentMethods'>['add']>, id: string): UserPaymentMethod {
  if (added.kind === 'paypal') return { id, kind: 'paypal', email: added.email, primary: false };
  const { number, holder, expiry } = added;
  return {
    id,
    kind: 'card',
    brand: cardBrand(number),
    holder,
    last4: number.replace(/\D/g, '').slice(-4),
    expiry,
    primary: false,
  };
}

function changePayment(details: StoredDetails, { add, update, remove }: DataOf<'paymentMethods'>, now: Date) {
  const rows = details.paymentMethods;
  for (const [name, form] of Object.entries({ add, update })) {
    const expiry = form && 'expiry' in form ? form.expiry : undefined;
    if (expiry !== undefined && !rule.isCardExpiry(expiry, now)) throw invalid({ [`${name}.expiry`]: ['cardExpiry'] });
  }
  let primary: UserPaymentMethod | undefined;
  if (add) {
    const row = toPayment(add, nextId('payment', details.userId, rows));
    rows.push(row);
    if (add.primary) primary = row;
  }
  const changed = update && rows.find(({ id }) => id === update.id);
  if (changed) {
    Object.assign(changed, given(update));
    if (update.primary) primary = changed;
  }
  for (const row of rows) if (row.id === remove) row.removedAt = now.toISOString();
  keepOne(rows, 'primary', primary);
}

function changeAddress(details: StoredDetails, { add, update, remove }: DataOf<'addresses'>, now: Date) {
  const rows = details.addresses;
  const known = update && rows.find(({ id }) => id === update.id);
  const updated = known && { ...known, ...given(update) };
  for (const [name, form] of Object.entries({ add, update: updated })) {
    if (form?.postcode && !isPostcode(form.postcode, form.country))
      throw invalid({ [`${name}.postcode`]: ['postcode'] });
  }
  let changed: UserAddress | undefined;
  if (add) {
    changed = { ...add, id: nextId('address', details.userId, rows) };
    rows.push(changed);
  }
  if (known) changed = Object.assign(known, updated);
  for (const row of rows) if (row.id === remove) row.removedAt = now.toISOString();
  for (const flag of ['isBilling', 'isDefault'] as const) keepOne(rows, flag, changed?.[flag] ? changed : undefined);
}

function changeConnections({ connections }: StoredDetails, data: DataOf<'connections'>) {
  for (const { id, connected } of data.services ?? []) {
    for (const row of connections.services) if (row.id === id) row.connected = connected;
  }
  for (const { id, handle } of data.social ?? []) {
    for (const row of connections.social) if (row.id === id) row.handle = handle;
  }
}

/** Applies a section's change to `details`, which must be a copy. Assumes that its items exist. */
export function changeSection(details: StoredDetails, update: Update, now: Date) {
  switch (update.section) {
    case 'plan':
      return changePlan(details, update.data, now);
    case 'paymentMethods':
      return changePayment(details, update.data, now);
    case 'addresses':
      return changeAddress(details, update.data, now);
    case 'devices':
      details.devices = details.devices.filter(({ id }) => !update.data.revoke.includes(id));
      return;
    case 'connections':
      return changeConnections(details, update.data);
    case 'twoSteps':
      details.twoSteps = { enabled: false, method: null, phone: null };
      return;
    default:
      Object.assign(details[update.section], given(update.data));
  }
}
