import { ApiError, useAddCreditNote } from '@larder/domain';
import {
  creditableLines,
  creditNoteErrors,
  creditNoteFormSchema,
  creditNoteLines,
  isCreditable,
  invoiceLines,
  invoiceSums,
  taxByRate,
  toMajor,
  toMinor,
  type CreditNoteForm,
  type InvoiceDetail,
} from '@larder/domain/contract';
import { Alert, Stack, Text, TextField } from '@larder/ui';
import { NumberField } from '@larder/ui/NumberField';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { InvoiceSums } from '../../../entities/invoices/InvoiceSums';
import { useAccountMoney } from '../../../hooks/useAccountMoney';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { useFormats } from '../../../hooks/useFormats';
import { notify } from '../../../lib/notify';
import { schemaErrors } from '../../../lib/schemaErrors';

export interface CreditDrawerProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

interface CreditValues {
  scope: 'all' | 'lines';
  reason: string;
  /** Credited quantity by line ID. Missing and null count as 0. */
  lines: Readonly<Record<number, number | null>>;
}

/** Drawer that creates a credit note for the rest of an invoice or for quantities of its lines. */
export function CreditDrawer({ invoice, onClose }: CreditDrawerProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate();
  const { majorMoney } = useAccountMoney();
  const { mutateAsync: addCredit } = useAddCreditNote();
  const left = creditableLines(invoice);
  const chosenLines = ({ scope, lines }: CreditValues) =>
    left.map(({ id, qty }) => ({ id, qty: scope === 'all' ? qty : (lines[id] ?? 0) })).filter(({ qty }) => qty !== 0);
  const creditOf = (values: CreditValues): CreditNoteForm => ({
    invoiceId: invoice.id,
    lines: chosenLines(values),
    reason: values.reason,
  });
  const form = useFieldForm<CreditValues>({
    initial: { scope: 'all', reason: '', lines: {} },
    validate: (values) => {
      const credit = creditOf(values);
      return { ...creditNoteErrors(invoice, credit.lines), ...schemaErrors(creditNoteFormSchema, credit) };
    },
    send: async (values) => {
      const { id } = (await addCredit({ credit: creditOf(values), version: invoice.version })).invoice;
      void notify((toast) => void toast.success(t('invoices.toasts.creditAdded', { number: id, invoice: invoice.id })));
      // The form counts as changed until the next render, so the blocker must be skipped.
      await navigate({ to: '/apps/invoice/preview/$id', params: { id: String(id) }, ignoreBlocker: true });
    },
    prefix: 'credit',
    explain: (error) =>
      error instanceof ApiError && error.code === 'not_creditable' ? t('invoices.credit.notPossible') : undefined,
  });
  const { values, set, errorOf, isSaving } = form;
  const chosen = chosenLines(values);
  const credited = creditNoteLines(invoice, chosen);
  const sums = invoiceSums(credited);
  /** Someone else may have credited the invoice while the drawer was open. */
  const notPossible = isSaving || isCreditable(invoice) ? undefined : t('invoices.credit.notPossible');
  const setScope = (scope: CreditValues['scope']) => set({ scope, lines: {} });
  const lines = invoiceLines(invoice);
  /** Returns the item of a line. Lines with the same item are numbered. */
  const nameOf = (id: number, item: string) => (
    <>
      <bdi>{item}</bdi>
      {lines.filter((line) => line.item === item).length > 1 &&
        ` · ${t('invoices.form.line', { n: lines.findIndex((line) => line.id === id) + 1 })}`}
    </>
  );
  /** Returns the error of a quantity. If no quantity is entered, the first field shows the error. */
  const quantityError = (id: number, index: number) =>
    errorOf(`lines.${chosen.findIndex((line) => line.id === id)}.qty`) ??
    (index === 0 && form.errors.lines ? t('invoices.credit.noLines') : undefined);

  return (
    <FormLayer
      kind="drawer"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('invoices.credit.title', { number: invoice.id })}
      saveLabel={t('invoices.credit.save')}
      savingLabel={t('common.saveBar.saving')}
      form={{ ...form, isDirty: form.isDirty && !isSaving, failure: notPossible ?? form.failure }}
    >
      <Alert tone="info" title={t('invoices.credit.final')} />
      <RadioGroup
        label={t('invoices.credit.what')}
        options={[
          {
            value: 'all',
            label: t(invoice.credits ? 'invoices.credit.rest' : 'invoices.credit.full'),
          },
          { value: 'lines', label: t('invoices.credit.lines') },
        ]}
        value={values.scope}
        onValueChange={setScope}
      />
      {values.scope === 'lines' &&
        left.map(({ id, item, qty, cost }, index) => (
          <NumberField
            key={id}
            label={nameOf(id, item)}
            description={t('invoices.credit.left', {
              qty: formats.number(qty, { maximumFractionDigits: 3 }),
              cost: majorMoney(cost),
            })}
            format={{ maximumFractionDigits: 3 }}
            min={0}
            value={values.lines[id] ?? 0}
            onValueChange={(quantity) => set({ lines: { ...values.lines, [id]: quantity } })}
            error={quantityError(id, index)}
          />
        ))}
      <TextField
        label={t('invoices.credit.reason')}
        description={t('invoices.credit.reasonHint')}
        dir="auto"
        autoComplete="off"
        requiredMark
        value={values.reason}
        onValueChange={(reason) => set({ reason })}
        error={errorOf('reason')}
      />
      <Stack gap="px8" aria-live="polite">
        <InvoiceSums sums={sums} taxes={taxByRate(credited)} payments={[]} balance={undefined} />
        <Text as="p" variant="caption" tone="muted" tabular>
          {t('invoices.credit.after', {
            amount: majorMoney(toMajor(toMinor(invoice.balance) - sums.total)),
          })}
        </Text>
      </Stack>
    </FormLayer>
  );
}
