import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import { invoicePaymentMethod, invoiceSetStatus } from './invoices.contract';

const day = z.string().check(rule.required, rule.date);
const cleared = (text: z.ZodMiniString) => z.optional(z.nullable(text));

/** Form values of a line. */
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
  /** ID of an existing or restored payment. */
  id: z.optional(z.string()),
  /** Negative for a refund, which can't exceed the client's credit. */
  amount: z.number().check(
    z.refine((amount) => Math.abs(amount) >= 0.01, 'min:0.01'),
    rule.min(-1_000_000_000),
    rule.max(1_000_000_000),
    rule.decimals(2),
  ),
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

/** Invalid dates pass, because another check reports them. */
const isInOrder = ({ issuedDate, dueDate }: { issuedDate: string; dueDate: string }) =>
  !rule.isDate(issuedDate) || !rule.isDate(dueDate) || issuedDate <= dueDate;

/** Form values of an invoice, validated on the client and the server. */
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

/** Form values of a credit note: quantities of invoiced lines. */
export const creditNoteFormSchema = z.object({
  /** Number of the invoice. */
  invoiceId: z.int(),
  lines: z
    .array(z.object({ id: z.int(), qty: z.number().check(rule.min(0.001), rule.decimals(3)) }))
    .check(z.refine((lines) => lines.length >= 1 && lines.length <= 100, 'pick')),
  reason: z.string().check(rule.trimmed, rule.required, rule.maxLength(200)),
});
export type CreditNoteForm = z.input<typeof creditNoteFormSchema>;

export const newInvoiceClientSchema = z.object({
  name: z.string().check(rule.required),
  company: z.string().check(rule.required),
  companyEmail: z.string().check(rule.trimmed, rule.required, rule.email),
  address: z._default(z.string(), ''),
  country: z._default(z.string(), ''),
  contact: z._default(z.string().check(rule.phoneIfFilled), ''),
});
export type NewInvoiceClient = z.input<typeof newInvoiceClientSchema>;
