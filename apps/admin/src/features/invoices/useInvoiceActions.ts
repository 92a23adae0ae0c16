import {
  ledgerCall,
  serverNow,
  useAbility,
  useAddInvoice,
  useDeleteInvoice,
  useUpdateInvoice,
  type LedgerChange,
} from '@larder/domain';
import {
  copyOfInvoice,
  invoiceEndpoints,
  isCreditable,
  isFinal,
  isReceived,
  localDate,
  restoreEndpoints,
  type Invoice,
  type InvoicePaymentForm,
} from '@larder/domain/contract';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { useCopyLink } from '../../hooks/useCopyLink';
import { useFailureToast } from '../../hooks/useFailureToast';
import { usePrintTab } from '../../hooks/usePrintTab';
import { useRestaurantZone } from '../../hooks/useRestaurantZone';
import { useRecordChange } from '../../hooks/useUndo';
import { useBulkWork } from '../../lists/useBulkWork';

const reload = ['invoices'];

/** Returns the router location of the editor of an invoice. */
export const editLocation = (id: number) => ({ to: '/apps/invoice/edit/$id', params: { id: String(id) } }) as const;

/** Returns the payments and one of the remaining balance. */
const paidInFull = ({ balance, payments, paymentMethod }: Invoice, date: string): InvoicePaymentForm[] =>
  balance > 0 ? [...payments, { amount: balance, date, method: paymentMethod ?? 'Bank transfer' }] : payments;

/** Returns actions for invoices, each with a toast. Changes and deletions can be undone. */
export function useInvoiceActions() {
  const { t } = useTranslation();
  const formats = useFormats();
  const ability = useAbility();
  const router = useRouter();
  const bulk = useBulkWork();
  const record = useRecordChange();
  const showFailure = useFailureToast();
  const copyLink = useCopyLink();
  const { timeZone } = useRestaurantZone();
  const today = () => localDate(serverNow(), timeZone);
  const print = usePrintTab('/apps/invoice/print/$id');
  const { mutateAsync: add } = useAddInvoice();
  const { mutateAsync: update } = useUpdateInvoice();
  const { mutateAsync: remove } = useDeleteInvoice();

  const text =
    (key: string) =>
    (invoices: readonly Invoice[]): LedgerChange['text'] =>
      invoices.length === 1
        ? { key: `invoices.toasts.${key}`, values: { number: invoices[0]!.id } }
        : { key: `invoices.toasts.${key}Many`, values: { count: invoices.length } };
  const failed = (invoices: readonly Invoice[]) =>
    t('invoices.toasts.failed', { numbers: formats.list(invoices.map(({ id }) => String(id))) });
  const fail = (invoice: Invoice, error: unknown) => showFailure(failed([invoice]), error);
  const paymentsCall = (saved: Invoice, payments: InvoicePaymentForm[]) =>
    ledgerCall(invoiceEndpoints.update, { invoice: { id: saved.id, payments } }, saved);

  return {
    mayCreate: ability.can('create', 'invoice'),
    mayUpdate: ability.can('update', 'invoice'),
    mayDelete: ability.can('delete', 'invoice'),
    /** Credit notes have no payments. */
    mayPay: ({ creditOf }: Invoice) => creditOf === undefined && ability.can('update', 'invoice'),
    mayEdit: (invoice: Invoice) => !isFinal(invoice) && ability.can('update', 'invoice'),
    mayCredit: (invoice: Invoice) => ability.can('create', 'invoice') && isCreditable(invoice),
    mayDuplicate: (invoice: Invoice) =>
      invoice.creditOf === undefined && !isReceived(invoice) && ability.can('create', 'invoice'),
    mayDeleteInvoice: (invoice: Invoice) => !isFinal(invoice) && ability.can('delete', 'invoice'),
    maySend: (invoice: Invoice) => !isReceived(invoice) && ability.can('create', 'email'),
    copyLink: (id: number) => void copyLink(`/apps/invoice/preview/${id}`),
    /** Opens the print page of one or several invoices in a new tab. */
    print,

    deleteInvoices: (invoices: readonly Invoice[]) =>
      bulk({
        rows: invoices,
        work: ({ id, version }) => remove({ id, version }),
        callOf: (invoice) => ledgerCall(invoiceEndpoints.remove, { id: invoice.id }, invoice),
        busy: t('invoices.toasts.deleting'),
        done: text('deleted'),
        failed,
        inverse: (changed) => [
          ledgerCall(restoreEndpoints.restore, { subject: 'invoice', ids: changed.map(([{ id }]) => id) }),
        ],
        reload,
      }),

    /** Adds a payment of the whole balance to each invoice that has one. */
    markPaid: (invoices: readonly Invoice[]) =>
      bulk({
        rows: invoices.filter(({ balance }) => balance > 0),
        work: (invoice) =>
          update({ invoice: { id: invoice.id, payments: paidInFull(invoice, today()) }, version: invoice.version }),
        callOf: (invoice) => paymentsCall(invoice, paidInFull(invoice, today())),
        busy: t('invoices.toasts.changing'),
        done: text('paid'),
        failed,
        inverse: (changed) => changed.map(([{ payments }, saved]) => paymentsCall(saved.invoice, payments)),
        reload,
      }),

    /** Replaces the payments. Rejects if saving fails. */
    savePayments: async (
      invoice: Invoice,
      payments: InvoicePaymentForm[],
      key: 'paymentAdded' | 'paymentRemoved' | 'refundAdded' | 'refundRemoved',
    ) => {
      const { id, version } = invoice;
      const saved = await update({ invoice: { id, payments }, version });
      record({ text: text(key)([invoice]), calls: [paymentsCall(saved.invoice, invoice.payments)], reload });
    },

    /** Adds a draft with the same content and opens it in the editor. */
    duplicate: async (invoice: Invoice) => {
      try {
        const { id } = (await add(copyOfInvoice(invoice, today()))).invoice;
        record({
          text: { key: 'invoices.toasts.duplicated', values: { number: invoice.id, copy: id } },
          calls: [ledgerCall(invoiceEndpoints.remove, { id })],
          reload,
        });
        await router.navigate(editLocation(id));
      } catch (error) {
        await fail(invoice, error);
      }
    },

    /** Marks a sent invoice as downloaded. */
    noteDownload: async (invoice: Invoice) => {
      if (invoice.invoiceStatus !== 'Sent' || isReceived(invoice) || !ability.can('update', 'invoice')) return;
      await update({ invoice: { id: invoice.id, invoiceStatus: 'Downloaded' } }).catch((error: unknown) =>
        fail(invoice, error),
      );
    },
  };
}
export type InvoiceActions = ReturnType<typeof useInvoiceActions>;
