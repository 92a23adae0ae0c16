import * as z from 'zod/mini';
import {
  invoiceHistoryKinds,
  invoicePaymentMethods,
  invoiceSetStatuses,
  invoiceStatuses,
  type invoiceSortColumns,
} from './invoiceCodes';

export const invoiceStatus = z.enum(invoiceStatuses);
export const invoiceSetStatus = z.enum(invoiceSetStatuses);
export const invoicePaymentMethod = z.enum(invoicePaymentMethods);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;
export type InvoiceSetStatus = z.infer<typeof invoiceSetStatus>;
export type InvoicePaymentMethod = z.infer<typeof invoicePaymentMethod>;
export type InvoiceSortColumn = (typeof invoiceSortColumns)[number];

export const invoiceClientSchema = z.object({
  /** Missing if the client exists only in this invoice. */
  id: z.optional(z.int()),
  name: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  address: z.string(),
  country: z.string(),
  contact: z.string(),
});
export type InvoiceClient = z.infer<typeof invoiceClientSchema>;

/** The issuer of an invoice that the company received. */
export const invoiceSupplierSchema = z.object({
  name: z.string(),
  email: z.string(),
  address: z.string(),
});
export type InvoiceSupplier = z.infer<typeof invoiceSupplierSchema>;

/** Amounts in major units, discount and tax in percent. The tax applies to the discounted amount. */
export const invoiceLineSchema = z.object({
  id: z.int(),
  productId: z.optional(z.int()),
  item: z.string(),
  text: z.string(),
  cost: z.number(),
  qty: z.number(),
  discount: z.number(),
  tax: z.number(),
  /** Fixed amounts of a line in a credit note, so that partial credits add up to the invoiced line. */
  sums: z.optional(z.object({ subtotal: z.number(), discount: z.number(), tax: z.number() })),
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

export const invoicePaymentSchema = z.object({
  id: z.string(),
  /** Negative for a refund. */
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
  /** The payment of a `payment` entry. */
  paymentId: z.optional(z.string()),
  /** Number of the credit note of a `credited` entry. */
  creditId: z.optional(z.int()),
});
export type InvoiceHistoryEntry = z.infer<typeof invoiceHistorySchema>;

/** A credit note as part of the invoice that it credits. */
export const invoiceCreditSchema = z.object({
  /** Number of the credit note. */
  id: z.int(),
  issuedDate: z.string(),
  reason: z.string(),
  /** Credited amount. Positive. */
  total: z.number(),
  /** Credited lines, with the IDs of the invoiced lines. */
  lines: z.array(invoiceLineSchema),
});
export type InvoiceCredit = z.infer<typeof invoiceCreditSchema>;

/** Servers without the invoice extension only return the properties up to `balance`. */
export const invoiceSchema = z.object({
  id: z.int(),
  issuedDate: z.string(),
  dueDate: z.string(),
  client: invoiceClientSchema,
  /** Issuer of a received invoice. Missing if the company issued it. */
  supplier: z.optional(invoiceSupplierSchema),
  service: z.string(),
  /** Major units of the account currency. Negative for a credit note, so that lists add up. */
  total: z.number(),
  avatar: z.string(),
  invoiceStatus,
  /** Amount still to be paid. Negative for a credit. */
  balance: z.number(),
  lines: z._default(z.array(invoiceLineSchema), []),
  payments: z._default(z.array(invoicePaymentSchema), []),
  salesperson: z._default(z.string(), ''),
  note: z._default(z.string(), ''),
  paymentMethod: z._default(z.nullable(invoicePaymentMethod), null),
  showTerms: z._default(z.boolean(), true),
  showNote: z._default(z.boolean(), true),
  showStub: z._default(z.boolean(), false),
  /** Missing until the invoice is credited. */
  credits: z.optional(z.array(invoiceCreditSchema)),
  /** Number of the credited invoice, in a credit note. */
  creditOf: z.optional(z.int()),
  /** Reason for a credit note. */
  reason: z.optional(z.string()),
  version: z.optional(z.int()),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** One invoice with its history, which lists omit. */
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
