import {
  creditNoteErrors,
  filterClients,
  filterInvoices,
  firstClients,
  isCreditable,
  isFinal,
  pageOf,
  sortInvoices,
  type InvoiceClient,
  type invoiceEndpoints,
} from '@larder/domain/contract';
import type { Database } from '../database';
import { conflict, invalid, taken } from '../httpError';
import type { Context, Handlers } from '../router';
import { find, activeRows, getOrThrow, nextId, rejectStaleVersion, removeRow } from '../table';
import { isId, recordOf } from '../rawInput';
import { changedInvoice, creditNoteOf, newInvoice } from './invoiceChanges';
import { toInvoiceResponse, invoiceRows, invoiceStore } from './invoices.store';

const shownClients = 5;

const sameText = (left: string, right: string) => left.trim().toLowerCase() === right.trim().toLowerCase();

/** Returns the saved client with an email address. */
const clientBy = (db: Database, companyEmail: string) =>
  companyEmail === ''
    ? undefined
    : activeRows(invoiceStore(db).clients).find((client) => sameText(client.companyEmail, companyEmail));

/** Adds the ID of a saved client. Unknown clients are only stored in the invoice. */
function linkClient(db: Database, client: InvoiceClient): InvoiceClient {
  const { id: given, ...own } = client;
  const { clients } = invoiceStore(db);
  const id = (given === undefined ? undefined : find(clients, given)?.id) ?? clientBy(db, own.companyEmail)?.id;
  return id === undefined ? own : { id, ...own };
}

/** Returns the picture of the client on other invoices. */
const pictureOf = (db: Database, { companyEmail }: InvoiceClient) =>
  activeRows(invoiceStore(db).invoices).find(
    ({ client, avatar }) => avatar !== '' && sameText(client.companyEmail, companyEmail),
  )?.avatar ?? '';

/** Adds an invoice with the given number, or the next one. */
export function addInvoice(db: Database, fields: Parameters<typeof newInvoice>[1], context: Context, number?: number) {
  const { invoices } = invoiceStore(db);
  const client = linkClient(db, fields.client);
  const invoice = newInvoice(number ?? invoices.lastId + 1, { ...fields, client }, pictureOf(db, client), context);
  invoices.rows.push(invoice);
  invoices.lastId = Math.max(invoices.lastId, invoice.id);
  return invoice;
}

export const invoiceHandlers: Handlers<typeof invoiceEndpoints> = {
  list({ page, perPage, sort, sortColumn, ...filter }, db, { now, locale }) {
    const allData = invoiceRows(db, now);
    const found = filterInvoices(allData, filter);
    return {
      allData,
      total: found.length,
      invoices: pageOf(sortInvoices(found, sortColumn, sort, locale), page, perPage),
    };
  },

  invoice: ({ id }, db, { now }) => toInvoiceResponse(getOrThrow(invoiceStore(db).invoices, 'invoice', id), now),

  add: {
    guard({ invoice }, db) {
      const { id } = recordOf(invoice);
      const { invoices } = invoiceStore(db);
      if (invoices.rows.some((row) => row.id === id)) {
        throw conflict('taken', { errors: { id: ['taken'] }, next: invoices.lastId + 1 });
      }
    },
    run: ({ invoice: { id, ...fields } }, db, context) =>
      toInvoiceResponse(addInvoice(db, fields, context, id), context.now),
  },

  update: {
    guard({ invoice, version }, db, { now }) {
      const { id } = recordOf(invoice);
      if (!isId(id)) return;
      const stored = getOrThrow(invoiceStore(db).invoices, 'invoice', id);
      rejectStaleVersion(version, toInvoiceResponse(stored, now).invoice);
    },
    run({ invoice: { id, ...changes } }, db, context) {
      const { invoices } = invoiceStore(db);
      const stored = getOrThrow(invoices, 'invoice', id);
      const client = changes.client && { client: linkClient(db, changes.client) };
      const invoice = changedInvoice(stored, { ...changes, ...client }, context);
      invoice.version = (stored.version ?? 0) + 1;
      invoices.rows[invoices.rows.indexOf(stored)] = invoice;
      return toInvoiceResponse(invoice, context.now);
    },
  },

  addCredit: {
    guard({ credit, version }, db, { now }) {
      const { invoiceId } = recordOf(credit);
      if (!isId(invoiceId)) return;
      const stored = getOrThrow(invoiceStore(db).invoices, 'invoice', invoiceId);
      rejectStaleVersion(version, toInvoiceResponse(stored, now).invoice);
    },
    run({ credit }, db, context) {
      const { invoices } = invoiceStore(db);
      const stored = getOrThrow(invoices, 'invoice', credit.invoiceId);
      const { invoice: shown } = toInvoiceResponse(stored, context.now);
      if (!isCreditable(shown)) throw conflict('not_creditable');
      const errors = creditNoteErrors(shown, credit.lines);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const { note, invoice } = creditNoteOf(stored, nextId(invoices), credit, context);
      invoices.rows[invoices.rows.indexOf(stored)] = invoice;
      invoices.rows.push(note);
      return toInvoiceResponse(note, context.now);
    },
  },

  remove({ id, version }, db, { now }) {
    const { invoices } = invoiceStore(db);
    const stored = getOrThrow(invoices, 'invoice', id);
    if (isFinal(stored)) throw conflict('credited');
    rejectStaleVersion(version, toInvoiceResponse(stored, now).invoice);
    removeRow(invoices, 'invoice', id, now);
    return { id };
  },

  clients({ q }, db, { now }) {
    if (q.trim() === '') return firstClients(invoiceRows(db, now), shownClients);
    return filterClients(activeRows(invoiceStore(db).clients), q).slice(0, shownClients);
  },

  addClient: {
    guard({ client }, db) {
      const { companyEmail } = recordOf(client);
      if (typeof companyEmail === 'string' && clientBy(db, companyEmail)) throw taken(['companyEmail']);
    },
    run({ client }, db) {
      const { clients } = invoiceStore(db);
      const row = { id: nextId(clients), ...client };
      clients.rows.push(row);
      return { client: row };
    },
  },
};
