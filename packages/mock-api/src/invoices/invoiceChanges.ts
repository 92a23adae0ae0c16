import {
  creditNoteLines,
  invoiceBalance,
  invoiceSums,
  isFinal,
  paidSum,
  toMajor,
  utcDate,
  type invoiceEndpoints,
  type EndpointParsedInput,
  type InvoiceHistoryEntry,
  type InvoiceLine,
  type InvoicePayment,
  type InvoiceSupplier,
} from '@larder/domain/contract';
import type { Context } from '../router';
import { conflict, invalid } from '../httpError';
import type { StoredInvoice } from './storedInvoice';

type Changes = Omit<EndpointParsedInput<typeof invoiceEndpoints.update>['invoice'], 'id'>;
type Writer = Pick<Context, 'now' | 'actorId'>;

/** Numbers the lines: existing ones keep their number, new ones get the next. */
function numberLines(stored: StoredInvoice, given: NonNullable<Changes['lines']>) {
  const free = new Set(stored.lines.map(({ id }) => id));
  let { lastLineId } = stored;
  const lines = given.map(({ id, productId, ...line }): InvoiceLine => {
    const own = id !== undefined && free.delete(id) ? id : ++lastLineId;
    return { id: own, ...(productId == null ? {} : { productId }), ...line };
  });
  return { lines, lastLineId };
}

/** Numbers the payments: existing and restored ones keep their ID, new ones get the next. */
function numberPayments(stored: StoredInvoice, given: NonNullable<Changes['payments']>) {
  const used = new Set<string>();
  let { lastPayment } = stored;
  const payments = given.map(({ id = '', note, ...payment }): InvoicePayment => {
    const [, number] = /^payment-(\d{1,9})$/.exec(id) ?? [];
    const isKnown = number !== undefined && Number(number) <= stored.lastPayment && !used.has(id);
    const own = isKnown ? id : `payment-${++lastPayment}`;
    used.add(own);
    return { id: own, ...payment, ...(note ? { note } : {}) };
  });
  return { payments, lastPayment };
}

/** Throws 422 for a new or changed refund that is not covered by a credit, and if more was refunded than paid. */
function rejectRefunds(before: StoredInvoice, after: StoredInvoice) {
  const known = new Map(before.payments.map(({ id, amount }) => [id, amount]));
  const index = after.payments.findIndex(({ id, amount }) => amount < 0 && known.get(id) !== amount);
  if (index >= 0 && after.balance > 0) {
    const others = after.payments.filter((_, other) => other !== index);
    const least = Math.min(0, invoiceBalance(after.total, others, after.credits));
    throw invalid({ [`payments.${index}.amount`]: [{ key: 'min', n: least }] });
  }
  if (paidSum(after.payments) < 0) throw invalid({ payments: [{ key: 'min', n: 0 }] });
}

function writeHistory(before: StoredInvoice, after: StoredInvoice, { now, actorId }: Writer): InvoiceHistoryEntry[] {
  const entry = (kind: InvoiceHistoryEntry['kind'], text: string): InvoiceHistoryEntry => ({
    kind,
    time: now.toISOString(),
    userId: actorId,
    text,
  });
  const ids = new Set(after.payments.map(({ id }) => id));
  // The entry of a removed payment is deleted from the history.
  const history = before.history.filter(({ paymentId }) => paymentId === undefined || ids.has(paymentId));
  if (after.invoiceStatus !== before.invoiceStatus) {
    // Setting the status back to draft also removes the entry for sending.
    if (after.invoiceStatus === 'Draft' && history.at(-1)?.kind === 'sent') history.pop();
    if (after.invoiceStatus === 'Sent') history.push(entry('sent', after.client.companyEmail));
    if (after.invoiceStatus === 'Downloaded') history.push(entry('downloaded', ''));
  }
  for (const { id, amount, method } of after.payments) {
    if (history.some(({ paymentId }) => paymentId === id)) continue;
    history.push({ ...entry('payment', `${amount.toFixed(2)}, ${method}`), paymentId: id });
  }
  return history;
}

/** Fields that can change after an invoice is credited. */
const lastingFields = new Set(['invoiceStatus', 'payments']);

/** Throws 409 for changes that a final invoice doesn't allow. */
function rejectFinal(stored: StoredInvoice, changes: Changes) {
  if (!isFinal(stored)) return;
  const isNote = stored.creditOf !== undefined;
  const isRejected = Object.entries(changes).some(
    ([name, value]) =>
      value !== undefined && (!lastingFields.has(name) || (isNote ? name === 'payments' : value === 'Draft')),
  );
  if (isRejected) throw conflict('credited');
}

/** Returns the changed invoice, or throws. Doesn't modify the stored one. */
export function changedInvoice(before: StoredInvoice, changes: Changes, writer: Writer): StoredInvoice {
  rejectFinal(before, changes);
  const { lines, payments, service, salesperson, note, ...fields } = changes;
  const texts = { service, salesperson, note };
  const given = Object.fromEntries(
    Object.entries({ ...fields, ...texts })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, name in texts ? (value ?? '') : value]),
  ) as Partial<StoredInvoice>;
  const after: StoredInvoice = {
    ...before,
    ...given,
    ...(lines ? numberLines(before, lines) : {}),
    ...(payments ? numberPayments(before, payments) : {}),
  };
  if (lines) after.total = toMajor(invoiceSums(lines).total);
  if (after.creditOf === undefined) after.balance = invoiceBalance(after.total, after.payments, after.credits);
  if (after.dueDate < after.issuedDate) throw invalid({ dueDate: ['dateOrder'] });
  // Overpayment is allowed, but the total can't be reduced below the paid amount.
  if (after.total < before.total && after.balance < 0) {
    throw invalid({ lines: [{ key: 'min', n: toMajor(paidSum(after.payments)) }] });
  }
  if (payments) rejectRefunds(before, after);
  after.history = writeHistory(before, after, writer);
  return after;
}

type NewFields = Omit<EndpointParsedInput<typeof invoiceEndpoints.add>['invoice'], 'id'> & {
  supplier?: InvoiceSupplier;
  payments?: Changes['payments'];
};

/** Creates an invoice with the given number. */
export function newInvoice(
  id: number,
  { supplier, ...fields }: NewFields,
  avatar: string,
  writer: Writer & Partial<Context>,
) {
  const blank: StoredInvoice = {
    id,
    issuedDate: fields.issuedDate,
    dueDate: fields.dueDate,
    client: fields.client,
    service: '',
    total: 0,
    avatar,
    invoiceStatus: 'Draft',
    balance: 0,
    lines: [],
    payments: [],
    salesperson: writer.actor?.user.fullName ?? '',
    note: '',
    paymentMethod: null,
    showTerms: true,
    showNote: true,
    showStub: false,
    version: 1,
    lastLineId: 0,
    lastPayment: 0,
    history: [{ kind: 'created', time: writer.now.toISOString(), userId: writer.actorId, text: '' }],
  };
  const invoice = changedInvoice(blank, fields, writer);
  return supplier ? { ...invoice, supplier } : invoice;
}

/** Creates a credit note for lines of an invoice. Returns it with the credited invoice; both are new objects. */
export function creditNoteOf(
  stored: StoredInvoice,
  id: number,
  { lines: chosen, reason }: EndpointParsedInput<typeof invoiceEndpoints.addCredit>['credit'],
  { now, actorId, actor }: Writer & Partial<Context>,
) {
  const issuedDate = utcDate(now);
  const lines = creditNoteLines(stored, chosen);
  const total = toMajor(invoiceSums(lines).total);
  const { client, service, avatar, paymentMethod, credits = [], payments } = stored;
  const entry = { time: now.toISOString(), userId: actorId, text: '' };
  const note: StoredInvoice = {
    id,
    issuedDate,
    dueDate: issuedDate,
    client,
    service,
    total: -total,
    avatar,
    invoiceStatus: 'Draft',
    balance: 0,
    lines,
    payments: [],
    salesperson: actor?.user.fullName ?? '',
    note: '',
    paymentMethod,
    showTerms: false,
    showNote: true,
    showStub: false,
    creditOf: stored.id,
    reason,
    version: 1,
    lastLineId: 0,
    lastPayment: 0,
    history: [{ kind: 'created', ...entry }],
  };
  const allCredits = [...credits, { id, issuedDate, reason, total, lines }];
  const invoice: StoredInvoice = {
    ...stored,
    credits: allCredits,
    balance: invoiceBalance(stored.total, payments, allCredits),
    history: [...stored.history, { kind: 'credited', ...entry, creditId: id }],
    version: (stored.version ?? 0) + 1,
  };
  return { note, invoice };
}
