import type { SortOrder } from '../http/parameters';
import type { InvoiceListQuery } from './invoiceCalls.contract';
import { includesText, sortRows } from '../lists/lists';
import { toMinor } from '../money/majorUnits';
import { sumOf, type Minor } from '../money/money';
import { addDays, daysBetween } from '../time/businessDay';
import type { NewInvoice } from './invoiceForms.contract';
import { invoiceStatuses } from './invoiceCodes';
import type { Invoice, InvoiceClient, InvoiceSortColumn, InvoiceStatus } from './invoices.contract';

/** Returns true for invoices from suppliers, which the company pays. */
export const isReceived = ({ supplier }: Pick<Invoice, 'supplier'>): boolean => supplier !== undefined;

/** Returns the name and email of the other party: the client, or the supplier of a received invoice. */
export const invoiceParty = ({ client, supplier }: Pick<Invoice, 'client' | 'supplier'>) => ({
  name: supplier?.name ?? client.name,
  email: supplier?.email ?? client.companyEmail,
});

/**
 * Searches name and email of the client or supplier, number, amounts and due date. `paid` finds invoices without a
 * balance. The status is case-insensitive.
 */
export function filterInvoices<I extends Invoice>(
  invoices: readonly I[],
  { q, status, direction }: Pick<InvoiceListQuery, 'q' | 'status' | 'direction'>,
): I[] {
  const wanted = status.toLowerCase();
  const isOpen = q.trim() === '';
  const isPaid = q.trim().toLowerCase() === 'paid';
  return invoices.filter((invoice) => {
    const { id, total, balance, dueDate, invoiceStatus, creditOf } = invoice;
    const { name, email } = invoiceParty(invoice);
    return (
      (direction === undefined || isReceived(invoice) === (direction === 'received')) &&
      (wanted === '' || invoiceStatus.toLowerCase() === wanted) &&
      (isOpen ||
        (isPaid && balance === 0 && creditOf === undefined) ||
        includesText(q, name, email, id, total, balance, dueDate))
    );
  });
}

const valueOf = (invoice: Invoice, column: InvoiceSortColumn) =>
  column === 'client.name'
    ? invoiceParty(invoice).name
    : column.startsWith('client.')
      ? invoice.client[column.slice('client.'.length) as keyof InvoiceClient]
      : invoice[column as 'id'];

/** Sorts by one column, in the locale's collation. Missing values are last in both directions. */
export const sortInvoices = <I extends Invoice>(
  invoices: readonly I[],
  column: InvoiceSortColumn,
  order: SortOrder,
  locale?: string,
): I[] => sortRows(invoices, (invoice) => valueOf(invoice, column), order, locale);

/** Returns the clients of the first issued invoices by number, without duplicates. */
export function firstClients(invoices: readonly Invoice[], count = 5): InvoiceClient[] {
  const clients = new Map<string, InvoiceClient>();
  const issued = invoices.filter((invoice) => !isReceived(invoice));
  for (const { client } of sortRows(issued, ({ id }) => id).slice(0, count)) {
    const key = client.companyEmail.toLowerCase();
    if (!clients.has(key)) clients.set(key, client);
  }
  return Array.from(clients.values());
}

export const filterClients = <C extends InvoiceClient>(clients: readonly C[], q: string): C[] =>
  clients.filter(({ name, company, companyEmail }) => includesText(q, name, company, companyEmail));

/** Returns the default number of a new invoice: the highest number plus one. */
export const nextInvoiceNumber = (invoices: readonly Pick<Invoice, 'id'>[]): number =>
  invoices.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;

/** Tiles above the list, of issued invoices. Amounts in minor units. */
export interface InvoiceTiles {
  openBalance: Minor;
  pastDue: { count: number; sum: Minor };
  paidThisMonth: Minor;
  drafts: number;
  counts: Record<InvoiceStatus, number>;
}

export function invoiceTiles(all: readonly Invoice[], today: string): InvoiceTiles {
  const invoices = all.filter((invoice) => !isReceived(invoice));
  const of = (status: InvoiceStatus) => invoices.filter(({ invoiceStatus }) => invoiceStatus === status);
  const openOf = (rows: readonly Invoice[]) => sumOf(rows, ({ balance }) => Math.max(0, toMinor(balance)));
  const month = today.slice(0, 7);
  const payments = invoices.flatMap((invoice) => invoice.payments).filter(({ date }) => date.startsWith(month));
  const counts = Object.fromEntries(invoiceStatuses.map((status) => [status, of(status).length]));
  return {
    openBalance: openOf(invoices),
    pastDue: { count: counts['Past Due'] ?? 0, sum: openOf(of('Past Due')) },
    paidThisMonth: sumOf(payments, ({ amount }) => toMinor(amount)),
    drafts: counts.Draft ?? 0,
    counts: counts as Record<InvoiceStatus, number>,
  };
}

/** Returns the number and sums of invoices, in minor units. The balance omits credits. */
export const invoiceTotals = (invoices: readonly Pick<Invoice, 'total' | 'balance'>[]) => ({
  count: invoices.length,
  total: sumOf(invoices, ({ total }) => toMinor(total)),
  balance: sumOf(invoices, ({ balance }) => Math.max(0, toMinor(balance))),
});

/** Returns the lines of an invoice. If it has none, the service and the total form a line. */
export const invoiceLines = ({ lines, service, total }: Pick<Invoice, 'lines' | 'service' | 'total'>) =>
  lines.length > 0 ? lines : [{ id: 0, item: service, text: '', cost: total, qty: 1, discount: 0, tax: 0 }];

/** Returns a new draft with the content of an invoice and the same payment term, issued today. */
export function copyOfInvoice(invoice: Invoice, today: string): NewInvoice {
  const { client, service, salesperson, note, paymentMethod, showTerms, showNote, showStub } = invoice;
  return {
    issuedDate: today,
    dueDate: addDays(today, Math.max(0, daysBetween(invoice.issuedDate, invoice.dueDate))),
    client,
    lines: invoiceLines(invoice).map(({ id: _id, ...line }) => line),
    service,
    salesperson,
    note,
    invoiceStatus: 'Draft',
    paymentMethod,
    showTerms,
    showNote,
    showStub,
  };
}
