import { ApiError, useAddInvoice, useInvoiceList, useLanguage, useUpdateInvoice } from '@larder/domain';
import { newInvoiceSchema, nextInvoiceNumber, type InvoiceDetail, type NewInvoice } from '@larder/domain/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountMoney } from '../../hooks/useAccountMoney';
import { useDraftOffer, useDraftStore } from '../../hooks/useDraftOffer';
import { useRecordForm } from '../../hooks/useRecordForm';
import { changedValues } from '../../lib/changedValues';
import { schemaErrors } from '../../lib/schemaErrors';
import { dueChoiceOf, dueDateAfter } from './dueDates';
import {
  invoicePayload,
  invoiceValues,
  maxLines,
  newInvoiceValues,
  typedSums,
  type InvoiceValues,
  type LineValues,
  type NewInvoiceStart,
} from './invoiceValues';

export interface InvoiceFormOptions {
  /** The invoice to edit. Undefined for a new one. */
  invoice: InvoiceDetail | undefined;
  /** Data from which a new invoice is created. */
  start: Omit<NewInvoiceStart, 'language'>;
  onSaved: (saved: { id: number; isNew: boolean; takenNumber: number | undefined }) => void;
}

const isTaken = (error: unknown) => error instanceof ApiError && error.code === 'taken';

const draftName = (invoice: InvoiceDetail | undefined, from: { id: number } | undefined) =>
  invoice ? `invoice-${invoice.id}` : `invoice-${from ? `copy-${from.id}` : 'new'}`;

/** Returns the state of an invoice's form. Unsaved changes are stored in the browser until the invoice is saved. */
export function useInvoiceForm({ invoice, start, onSaved }: InvoiceFormOptions) {
  const { t } = useTranslation();
  const { money, majorMoney } = useAccountMoney();
  const { mutateAsync: add } = useAddInvoice();
  const { mutateAsync: update } = useUpdateInvoice();
  const { data: list } = useInvoiceList({});
  const current = useLanguage().language;
  // Typed numbers keep the number format of the language in which the form was opened.
  const [language] = useState(current);
  const [initial, setInitial] = useState(() => newInvoiceValues({ ...start, language }));
  const draft = useDraftOffer<InvoiceValues>(draftName(invoice, start.from));
  const suggested = list && nextInvoiceNumber(list.allData);

  const valuesOf = (stored: InvoiceDetail | undefined) => (stored ? invoiceValues(stored, language) : initial);
  const create = async (values: InvoiceValues) => {
    // The values are complete and valid.
    const payload = invoicePayload(values, language) as NewInvoice;
    try {
      return await add({ ...payload, id: suggested });
    } catch (error) {
      // Someone else has used the number. Without a number, the server uses the next one.
      if (isTaken(error)) return add(payload);
      throw error;
    }
  };
  const form = useRecordForm<InvoiceDetail, InvoiceValues>({
    record: invoice,
    valuesOf,
    validate: (values) => schemaErrors(newInvoiceSchema, invoicePayload(values, language)),
    save: async (values, changes, stored) => {
      const { invoice: saved } = stored
        ? await update({ invoice: { id: stored.id, ...invoicePayload(changes, language) }, version: stored.version })
        : await create(values);
      return saved;
    },
    onSaved: ({ id }, previous) => {
      draft.clear();
      const isNew = previous === undefined;
      onSaved({ id, isNew, takenNumber: isNew && id !== suggested ? suggested : undefined });
    },
    prefix: 'invoice',
  });
  const { values, set, isDirty, errors } = form;
  // The server's day is known only after the first response. Until then, it is the device's.
  if (!invoice && start.today !== initial.issuedDate) {
    const { issuedDate, dueDate } = newInvoiceValues({ ...start, language });
    const next = { ...initial, issuedDate, dueDate };
    const isTyped = values.issuedDate !== initial.issuedDate || values.dueDate !== initial.dueDate;
    setInitial(next);
    form.reset(next, isTyped ? values : { ...values, issuedDate, dueDate });
  }
  useDraftStore(isDirty, values, () => draft.store(changedValues(values, valuesOf(form.base))));

  const errorOf = (path: string): string | undefined => {
    const [error] = errors[path] ?? [];
    const { key = error, n = 0 } = typeof error === 'object' ? error : {};
    if (path === 'client' && (error || errors['client.name'])) return t('invoices.form.noClient');
    if (path === 'dueDate' && key === 'dateOrder') return t('invoices.form.dueOrder');
    if (path === 'lines' && key === 'min') return t('invoices.form.belowPaid', { amount: majorMoney(n) });
    if (path === 'lines' && key === 'pick')
      return values.lines.length === 0
        ? t('invoices.form.noLines')
        : t('invoices.form.tooManyLines', { count: maxLines });
    return form.errorOf(path);
  };
  const { issuedDate, dueDate, lines } = values;
  const sums = typedSums(lines, language);

  return {
    ...form,
    errorOf,
    language,
    /** Number of the invoice, or the suggestion for a new one. Undefined while it loads. */
    number: invoice?.id ?? suggested,
    sums,
    /** Formatted total. */
    total: money(sums.total),
    setLines: (next: readonly LineValues[]) => set({ lines: next }),
    /** Changes the issue date. Moves the due date with it if it is one of the choices. */
    setIssuedDate: (next: string) => {
      const days = dueChoiceOf(issuedDate, dueDate);
      set({ issuedDate: next, dueDate: days === undefined || next === '' ? dueDate : dueDateAfter(next, days) });
    },
    discard: () => {
      draft.clear();
      form.discard();
    },
    /** Draft of an earlier visit that the user has neither restored nor discarded. */
    offer: draft.offer && {
      savedAt: draft.offer.savedAt,
      restore: () => {
        set(draft.offer?.values ?? {});
        draft.dismiss();
      },
      discard: draft.discard,
    },
  };
}
export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;
