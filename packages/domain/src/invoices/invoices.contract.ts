import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { filterParameter, integerParameter, pageParameter, perPageParameter, sortOrder } from '../http/parameters';

export const invoiceStatuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
/** What a person sets; the other statuses follow from the numbers. */
export const invoiceSetStatuses = ['Draft', 'Sent', 'Downloaded'] as const;
export const invoicePaymentMethods = ['Cash', 'Bank transfer', 'Debit card', 'Credit card', 'Wallet'] as const;
export const invoiceHistoryKinds = ['created', 'sent', 'downloaded', 'payment'] as const;
/** Columns the list can be ordered by. */
export const invoiceSortColumns = [
  'id',
  'issuedDate',
  'dueDate',
  'service',
  'salesperson',
  'total',
  'balance',
  'invoiceStatus',
  'client.name',
  'client.company',
  'client.companyEmail',
  'client.address',
  'client.country',
  'client.contact',
] as const;

export const invoiceStatus = z.enum(invoiceStatuses);
const invoiceSetStatus = z.enum(invoiceSetStatuses);
const invoicePaymentMethod = z.enum(invoicePaymentMethods);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;
export type InvoiceSetStatus = z.infer<typeof invoiceSetStatus>;
export type InvoicePaymentMethod = z.infer<typeof invoicePaymentMethod>;
export type InvoiceSortColumn = (typeof invoiceSortColumns)[number];

export const invoiceClientSchema = z.object({
  /** Absent: written into this invoice alone. */
  id: z.optional(z.int()),
  name: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  address: z.string(),
  country: z.string(),
  contact: z.string(),
});
export type InvoiceClient = z.infer<typeof invoiceClientSchema>;

/** Amounts in major units; discount and tax in percent, the tax on what the discount leaves. */
export const invoiceLineSchema = z.object({
  id: z.int(),
  productId: z.optional(z.int()),
  item: z.string(),
  text: z.string(),
  cost: z.number(),
  qty: z.number(),
  discount: z.number(),
  tax: z.number(),
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

export const invoicePaymentSchema = z.object({
  id: z.string(),
  amount: z.number(),
  date: z.string(),
  method: invoicePaymentMethod,
  note: z.optional(z.string()),
});
export type InvoicePayment = z.infer<typeof invoicePaymentSchema>;

export const invoiceHistorySchema = z.object({
  kind: z.enum(invoiceHistoryKinds),
  time: z.string(),
  userId: z.int(),
  text: z.string(),
  /** The payment that a `payment` is about. */
  paymentId: z.optional(z.string()),
});
export type InvoiceHistoryEntry = z.infer<typeof invoiceHistorySchema>;

/** A server of the base calls knows the first ten fields; the others are then empty. */
export const invoiceSchema = z.object({
  id: z.int(),
  issuedDate: z.string(),
  dueDate: z.string(),
  client: invoiceClientSchema,
  service: z.string(),
  /** Major units of the account currency. */
  total: z.number(),
  avatar: z.string(),
  invoiceStatus,
  /** What is still to be paid; below 0: a credit. */
  balance: z.number(),
  lines: z._default(z.array(invoiceLineSchema), []),
  payments: z._default(z.array(invoicePaymentSchema), []),
  salesperson: z._default(z.string(), ''),
  note: z._default(z.string(), ''),
  paymentMethod: z._default(z.nullable(invoicePaymentMethod), null),
  showTerms: z._default(z.boolean(), true),
  showNote: z._default(z.boolean(), true),
  showStub: z._default(z.boolean(), false),
  version: z.optional(z.int()),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** One invoice with what happened to it; lists leave the history out. */
export const invoiceDetailSchema = z.extend(invoiceSchema, { history: z._default(z.array(invoiceHistorySchema), []) });
export type InvoiceDetail = z.infer<typeof invoiceDetailSchema>;

export const paymentDetailsSchema = z.object({
  totalDue: z.number(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
});
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>;

const day = z.string().check(rule.required, rule.date);
const cleared = (text: z.ZodMiniString) => z.optional(z.nullable(text));

/** A line as the form fills it in. */
export const invoiceLineFormSchema = z.object({
  id: z.optional(z.int()),
  productId: z.optional(z.nullable(z.int())),
  item: z.string().check(rule.required),
  text: z._default(z.string(), ''),
  cost: z.number().check(rule.min(0), rule.max(1_000_000), rule.decimals(2)),
  qty: z.number().check(rule.min(0.01), rule.max(100_000), rule.decimals(3)),
  discount: z._default(z.number().check(rule.percent), 0),
  tax: z._default(z.number().check(rule.percent), 0),
});
export type InvoiceLineForm = z.input<typeof invoiceLineFormSchema>;

export const invoicePaymentFormSchema = z.object({
  /** Of a payment that is there already, or that was and comes back. */
  id: z.optional(z.string()),
  amount: z.number().check(rule.min(0.01), rule.max(1_000_000_000), rule.decimals(2)),
  date: day,
  method: invoicePaymentMethod,
  note: z.optional(z.nullable(z.string())),
});
export type InvoicePaymentForm = z.input<typeof invoicePaymentFormSchema>;

const formFields = {
  issuedDate: day,
  dueDate: day,
  client: z.object({
    id: z.optional(z.int()),
    name: z.string().check(rule.required),
    company: z._default(z.string(), ''),
    companyEmail: z._default(z.string(), ''),
    address: z._default(z.string(), ''),
    country: z._default(z.string(), ''),
    contact: z._default(z.string(), ''),
  }),
  lines: z.array(invoiceLineFormSchema).check(z.refine((lines) => lines.length >= 1 && lines.length <= 100, 'pick')),
  service: cleared(z.string()),
  salesperson: cleared(z.string()),
  note: cleared(z.string()),
  invoiceStatus: z.optional(invoiceSetStatus),
  paymentMethod: z.optional(z.nullable(invoicePaymentMethod)),
  showTerms: z.optional(z.boolean()),
  showNote: z.optional(z.boolean()),
  showStub: z.optional(z.boolean()),
};

/** Days that are none have an error of their own. */
const isInOrder = ({ issuedDate, dueDate }: { issuedDate: string; dueDate: string }) =>
  !rule.isDate(issuedDate) || !rule.isDate(dueDate) || issuedDate <= dueDate;

/** An invoice as the form fills it in and the server judges it. */
export const newInvoiceSchema = z
  .object({ id: z.optional(z.int().check(rule.min(1), rule.max(999_999_999))), ...formFields })
  .check(z.refine(isInOrder, { error: 'dateOrder', path: ['dueDate'] }));
export type NewInvoice = z.input<typeof newInvoiceSchema>;

export const invoiceChangesSchema = z.extend(z.partial(z.object(formFields)), {
  id: z.int(),
  /** Replaces the stored list. */
  payments: z.optional(z.array(invoicePaymentFormSchema)),
});
export type InvoiceChanges = z.input<typeof invoiceChangesSchema>;

export const newInvoiceClientSchema = z.object({
  name: z.string().check(rule.required),
  company: z.string().check(rule.required),
  companyEmail: z.string().check(rule.required, rule.trimmed, rule.email),
  address: z._default(z.string(), ''),
  country: z._default(z.string(), ''),
  contact: z._default(z.string().check(rule.phoneIfFilled), ''),
});
export type NewInvoiceClient = z.input<typeof newInvoiceClientSchema>;

export const invoiceListParametersSchema = z.object({
  q: filterParameter(),
  page: pageParameter(),
  perPage: perPageParameter(10),
  status: filterParameter(),
  sort: z._default(sortOrder, 'desc'),
  sortColumn: z._default(z.enum(invoiceSortColumns), 'id'),
});
/** As a caller gives them: all optional. */
export type InvoiceListParameters = z.input<typeof invoiceListParametersSchema>;
/** As the server understands them: defaults filled in. */
export type InvoiceListQuery = z.output<typeof invoiceListParametersSchema>;

export const invoiceListSchema = z.object({
  /** Every invoice, whatever the filter, in stored order. */
  allData: z.array(invoiceSchema),
  total: z.int(),
  invoices: z.array(invoiceSchema),
});
export type InvoiceList = z.infer<typeof invoiceListSchema>;

const invoiceAnswerSchema = z.object({ invoice: invoiceDetailSchema, paymentDetails: paymentDetailsSchema });
export type InvoiceAnswer = z.infer<typeof invoiceAnswerSchema>;
const idSchema = z.object({ id: integerParameter() });

export const invoiceEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/invoice/invoices',
    summary: 'One page of the invoices, beside the whole set.',
    input: invoiceListParametersSchema,
    output: invoiceListSchema,
  }),
  invoice: defineEndpoint({
    method: 'GET',
    path: '/api/invoice/invoices/{id}',
    summary: 'One invoice with its history and where to pay it.',
    input: idSchema,
    output: invoiceAnswerSchema,
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/invoice/add-invoice',
    summary: 'Writes a new invoice; total, balance and status are computed.',
    record: 'invoice',
    status: 201,
    input: z.object({ invoice: newInvoiceSchema }),
    output: invoiceAnswerSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/invoice/update-invoice',
    summary: 'Changes the named fields of an invoice, its payments among them.',
    record: 'invoice',
    input: z.object({ invoice: invoiceChangesSchema, version: z.optional(z.int()) }),
    output: invoiceAnswerSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/apps/invoice/delete',
    summary: 'Removes an invoice; it can be restored.',
    input: idSchema,
    output: z.unknown(),
  }),
  clients: defineEndpoint({
    method: 'GET',
    path: '/api/invoice/clients',
    summary: 'The clients of the first five invoices, or the first five that match a text.',
    input: z.object({ q: filterParameter() }),
    output: z.array(invoiceClientSchema),
  }),
  addClient: defineEndpoint({
    method: 'POST',
    path: '/api/invoice/add-client',
    summary: 'Keeps a client for later invoices.',
    record: 'client',
    status: 201,
    input: z.object({ client: newInvoiceClientSchema }),
    output: z.object({ client: invoiceClientSchema }),
  }),
};
