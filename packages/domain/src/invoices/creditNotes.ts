import type { FieldError, FieldErrors } from '../http/rules';
import { toMajor } from '../money/majorUnits';
import { sumOf } from '../money/money';
import type { CreditNoteForm } from './invoiceForms.contract';
import { invoiceLines, isReceived } from './invoices';
import { invoiceSums, lineSums } from './invoiceSums';
import type { Invoice, InvoiceCredit, InvoiceLine } from './invoices.contract';

type Credits = readonly Pick<InvoiceCredit, 'lines'>[];
type Creditable = Pick<Invoice, 'lines' | 'service' | 'total' | 'credits'>;

const milli = (qty: number) => Math.round(qty * 1000);

const creditedLines = (id: number, credits: Credits = []) =>
  credits.flatMap(({ lines }) => lines.filter((line) => line.id === id));

/** Returns the lines of an invoice that can still be credited. `qty` is the quantity that is left. */
export const creditableLines = (invoice: Creditable): InvoiceLine[] =>
  invoiceLines(invoice).flatMap((line) => {
    const left = milli(line.qty) - sumOf(creditedLines(line.id, invoice.credits), ({ qty }) => milli(qty));
    return left > 0 ? [{ ...line, qty: left / 1000 }] : [];
  });

/**
 * Credits a quantity of a line. The amounts are those of the whole credited quantity minus those credited before, so
 * that all parts of a line add up to the line despite rounding.
 */
function creditLine(line: InvoiceLine, qty: number, before: readonly InvoiceLine[]): InvoiceLine {
  const credited = sumOf(before, (each) => milli(each.qty));
  const target = lineSums({ ...line, qty: (credited + milli(qty)) / 1000 });
  const rest = (name: 'subtotal' | 'discount' | 'tax') =>
    toMajor(target[name] - sumOf(before, (each) => lineSums(each)[name]));
  return { ...line, qty, sums: { subtotal: rest('subtotal'), discount: rest('discount'), tax: rest('tax') } };
}

/** Returns the lines of a credit note for quantities of invoiced lines. Unknown lines are left out. */
export function creditNoteLines(invoice: Creditable, chosen: CreditNoteForm['lines']): InvoiceLine[] {
  const lines = new Map(invoiceLines(invoice).map((line) => [line.id, line]));
  return chosen.flatMap(({ id, qty }) => {
    const line = lines.get(id);
    return line ? [creditLine(line, qty, creditedLines(id, invoice.credits))] : [];
  });
}

/** Returns the amount of a credit note in minor units. */
export const creditedAmount = (invoice: Creditable, chosen: CreditNoteForm['lines']) =>
  invoiceSums(creditNoteLines(invoice, chosen)).total;

/** Checks whether an invoice can be credited: the company issued it, it has an amount left, and is not a credit note. */
export const isCreditable = (invoice: Creditable & Pick<Invoice, 'invoiceStatus' | 'creditOf' | 'supplier'>): boolean =>
  invoice.creditOf === undefined &&
  !isReceived(invoice) &&
  invoice.invoiceStatus !== 'Draft' &&
  creditedAmount(invoice, creditableLines(invoice)) > 0;

/**
 * Returns the errors of a credit note: lines that are unknown, listed twice, or exceed what is left of the invoiced
 * line, and a total of 0.
 */
export function creditNoteErrors(invoice: Creditable, chosen: CreditNoteForm['lines']): FieldErrors {
  const left = new Map(creditableLines(invoice).map(({ id, qty }) => [id, qty]));
  const errors = Object.fromEntries(
    chosen.flatMap(({ id, qty }, index): [string, FieldError[]][] => {
      const most = left.get(id);
      if (most === undefined || chosen.findIndex((line) => line.id === id) !== index)
        return [[`lines.${index}.id`, ['pick']]];
      return qty > most ? [[`lines.${index}.qty`, [{ key: 'max', n: most }]]] : [];
    }),
  );
  const isNothing = Object.keys(errors).length === 0 && creditedAmount(invoice, chosen) === 0;
  return isNothing ? { lines: ['pick'] } : errors;
}

/**
 * Returns true for credit notes, credited invoices and invoices from suppliers. Their content can't change, because the
 * other party has the same document.
 */
export const isFinal = (invoice: Pick<Invoice, 'credits' | 'creditOf' | 'supplier'>): boolean =>
  invoice.creditOf !== undefined || invoice.credits !== undefined || isReceived(invoice);
