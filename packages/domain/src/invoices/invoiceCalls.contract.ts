import * as z from 'zod/mini';
import { defineEndpoint, rightOn } from '../http/endpoint';
import { filterParameter, integerParameter, pageParameter, perPageParameter, sortOrder } from '../http/parameters';
import {
  creditNoteFormSchema,
  invoiceChangesSchema,
  newInvoiceClientSchema,
  newInvoiceSchema,
} from './invoiceForms.contract';
import { invoiceDirections, invoiceSortColumns } from './invoiceCodes';
import { invoiceClientSchema, invoiceDetailSchema, invoiceSchema, paymentDetailsSchema } from './invoices.contract';

export const invoiceListParametersSchema = z.object({
  q: filterParameter(),
  page: pageParameter(),
  perPage: perPageParameter(10),
  status: filterParameter(),
  /** Only invoices issued to clients, or only those received from suppliers. @default both */
  direction: z.optional(z.enum(invoiceDirections)),
  sort: z._default(sortOrder, 'desc'),
  sortColumn: z._default(z.enum(invoiceSortColumns), 'id'),
});
/** Input type: all parameters are optional. */
export type InvoiceListParameters = z.input<typeof invoiceListParametersSchema>;
/** Parsed type, with defaults. */
export type InvoiceListQuery = z.output<typeof invoiceListParametersSchema>;

export const invoiceListSchema = z.object({
  /** All invoices, unfiltered, in stored order. */
  allData: z.array(invoiceSchema),
  total: z.int(),
  invoices: z.array(invoiceSchema),
});
export type InvoiceList = z.infer<typeof invoiceListSchema>;

const invoiceResponseSchema = z.object({ invoice: invoiceDetailSchema, paymentDetails: paymentDetailsSchema });
export type InvoiceResponse = z.infer<typeof invoiceResponseSchema>;
const idSchema = z.object({ id: integerParameter() });

const right = rightOn('invoice');

export const invoiceEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/invoice/invoices',
    summary: 'Returns one page of filtered and sorted invoices, and the unfiltered list.',
    ability: right('read'),
    input: invoiceListParametersSchema,
    output: invoiceListSchema,
  }),
  invoice: defineEndpoint({
    method: 'GET',
    path: '/api/invoice/invoices/{id}',
    summary: 'Returns an invoice with its history and payment details.',
    ability: right('read'),
    input: idSchema,
    output: invoiceResponseSchema,
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/invoice/add-invoice',
    summary: 'Creates an invoice. The total, balance and status are computed.',
    ability: right('create'),
    record: 'invoice',
    status: 201,
    input: z.object({ invoice: newInvoiceSchema }),
    output: invoiceResponseSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/invoice/update-invoice',
    summary: 'Updates the given fields of an invoice, including its payments.',
    ability: right('update'),
    record: 'invoice',
    input: z.object({ invoice: invoiceChangesSchema, version: z.optional(z.int()) }),
    output: invoiceResponseSchema,
  }),
  addCredit: defineEndpoint({
    method: 'POST',
    path: '/apps/invoice/add-credit',
    summary: 'Creates a credit note for lines of an issued invoice. It cannot be changed or deleted.',
    ability: right('create'),
    record: 'credit',
    status: 201,
    input: z.object({ credit: creditNoteFormSchema, version: z.optional(z.int()) }),
    output: invoiceResponseSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/apps/invoice/delete',
    summary: 'Deletes an invoice. Can be undone with `POST /api/restore`.',
    ability: right('delete'),
    input: z.extend(idSchema, { version: z.optional(integerParameter()) }),
    output: z.unknown(),
  }),
  clients: defineEndpoint({
    method: 'GET',
    path: '/api/invoice/clients',
    summary: 'Returns up to five clients: those that match the query, or by default those of the first five invoices.',
    ability: right('read'),
    input: z.object({ q: filterParameter() }),
    output: z.array(invoiceClientSchema),
  }),
  addClient: defineEndpoint({
    method: 'POST',
    path: '/api/invoice/add-client',
    summary: 'Creates a client that can be selected in invoices.',
    ability: right('create'),
    record: 'client',
    status: 201,
    input: z.object({ client: newInvoiceClientSchema }),
    output: z.object({ client: invoiceClientSchema }),
  }),
};
