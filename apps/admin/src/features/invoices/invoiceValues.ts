import {
  invoiceSums,
  lineNet,
  parseNumber,
  type Invoice,
  type InvoiceClient,
  type InvoiceLine,
  type InvoiceLineFigures,
  type InvoiceLineForm,
  type InvoicePaymentMethod,
  type NewInvoice,
} from '@larder/domain/contract';
import { defaultDueDays, dueDateAfter } from './dueDates';

/** A line as it is typed. Numbers are localized text, so that invalid input stays in the field. */
export interface LineValues {
  /** Identifies the line in the form. */
  key: number;
  /** ID of a stored line. */
  id?: number;
  productId?: number;
  item: string;
  text: string;
  cost: string;
  qty: string;
  discount: string;
  tax: string;
}

export interface InvoiceValues {
  issuedDate: string;
  dueDate: string;
  client: InvoiceClient | null;
  lines: readonly LineValues[];
  salesperson: string;
  note: string;
  paymentMethod: InvoicePaymentMethod | null;
  showTerms: boolean;
  showNote: boolean;
  showStub: boolean;
}

/** Maximum number of lines of an invoice. */
export const maxLines = 100;

/** Formats a number as the user would type it: with the decimal separator of the language, without grouping. */
export const numberText = (value: number, language: string, decimals = 0) =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: 5,
  }).format(value);

/** Parses a typed number in the number format of the language, or with a decimal point. */
export const numberOf = (text: string, language: string) => parseNumber(text, language) ?? parseNumber(text, 'en');

export const nextKey = (lines: readonly LineValues[]) =>
  lines.reduce((highest, { key }) => Math.max(highest, key), 0) + 1;

/** Returns a new line with the tax rate of the line before it. */
export const emptyLine = (lines: readonly LineValues[] = []): LineValues => ({
  key: nextKey(lines),
  item: '',
  text: '',
  cost: '',
  qty: '1',
  discount: '0',
  tax: lines.at(-1)?.tax ?? '0',
});

/** Returns a copy of a line, to be stored as a new one. */
export const copyOfLine = ({ id: _none, ...line }: LineValues, lines: readonly LineValues[]): LineValues => ({
  ...line,
  key: nextKey(lines),
});

export const isEmptyLine = ({ item, text, cost }: LineValues) => `${item}${text}${cost}`.trim() === '';

const lineValues = (line: Omit<InvoiceLine, 'id'> & { id?: number }, index: number, language: string): LineValues => ({
  key: index + 1,
  ...(line.id !== undefined && { id: line.id }),
  ...(line.productId !== undefined && { productId: line.productId }),
  item: line.item,
  text: line.text,
  cost: numberText(line.cost, language, 2),
  qty: numberText(line.qty, language),
  discount: numberText(line.discount, language),
  tax: numberText(line.tax, language),
});

/** Returns the form values of a stored invoice. An invoice without lines gets a line with its service and total. */
export function invoiceValues(invoice: Invoice, language: string): InvoiceValues {
  const { issuedDate, dueDate, client, lines, service, total, salesperson, note, paymentMethod } = invoice;
  const { showTerms, showNote, showStub } = invoice;
  const single = { item: service, text: '', cost: total, qty: 1, discount: 0, tax: 0 };
  return {
    issuedDate,
    dueDate,
    client,
    lines: (lines.length === 0 ? [single] : lines).map((line, index) => lineValues(line, index, language)),
    salesperson,
    note,
    paymentMethod,
    showTerms,
    showNote,
    showStub,
  };
}

export interface NewInvoiceStart {
  /** Date in the time zone of the restaurant. */
  today: string;
  /** Name of the signed-in user. */
  salesperson: string;
  client?: InvoiceClient;
  /** The invoice to copy. Its dates, number and payments are not copied. */
  from?: Invoice;
  language: string;
}

/** Returns the form values of a new invoice. */
export function newInvoiceValues({ today, salesperson, client, from, language }: NewInvoiceStart): InvoiceValues {
  const dates = { issuedDate: today, dueDate: dueDateAfter(today, defaultDueDays) };
  if (from) {
    const copied = invoiceValues(from, language);
    return { ...copied, ...dates, lines: copied.lines.map(({ id: _none, ...line }) => line) };
  }
  return {
    ...dates,
    client: client ?? null,
    lines: [emptyLine()],
    salesperson,
    note: '',
    paymentMethod: null,
    showTerms: true,
    showNote: true,
    showStub: false,
  };
}

/**
 * Returns the values of a line for the API. Keeps text that is not a number, so that validation rejects it. An empty
 * rate is 0.
 */
function payloadOfLine({ key: _none, ...line }: LineValues, language: string): InvoiceLineForm {
  const numeric = (text: string, empty?: number) =>
    (text.trim() === '' ? empty : numberOf(text, language)) ?? (text as unknown as number);
  return {
    ...line,
    item: line.item.trim(),
    text: line.text.trim(),
    cost: numeric(line.cost),
    qty: numeric(line.qty),
    discount: numeric(line.discount, 0),
    tax: numeric(line.tax, 0),
  };
}

/** Converts form values to those of the API. Unchanged values may be omitted. */
export function invoicePayload({ client, lines, ...values }: Partial<InvoiceValues>, language: string) {
  return {
    ...values,
    ...(client && { client }),
    ...(lines && { lines: lines.map((line) => payloadOfLine(line, language)) }),
  } satisfies Partial<NewInvoice>;
}

const emptyFigures: InvoiceLineFigures = { cost: 0, qty: 0, discount: 0, tax: 0 };

/** Returns the numbers of a line for its sum. Text that is not a number or is out of range counts as 0. */
export function lineFigures({ cost, qty, discount, tax }: LineValues, language: string): InvoiceLineFigures {
  const within = (text: string, max: number) => {
    const value = numberOf(text, language);
    return value !== null && value >= 0 && value <= max ? value : undefined;
  };
  const figures = { cost: within(cost, 1_000_000), qty: within(qty, 100_000) };
  if (figures.cost === undefined || figures.qty === undefined) return emptyFigures;
  return { cost: figures.cost, qty: figures.qty, discount: within(discount, 100) ?? 0, tax: within(tax, 100) ?? 0 };
}

/** Returns the sums of the lines in minor units. */
export const typedSums = (lines: readonly LineValues[], language: string) =>
  invoiceSums(lines.map((line) => lineFigures(line, language)));

/** Returns the discounted sum of a line before tax, in minor units. */
export const typedLineSum = (line: LineValues, language: string) => lineNet(lineFigures(line, language));
