import {
  invoicePaymentFormSchema,
  invoicePaymentMethods,
  toMajor,
  toMinor,
  type Invoice,
  type InvoicePaymentMethod,
} from '@larder/domain/contract';
import { Text, TextField } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { ConfirmDialog, Select } from '@larder/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { MoneyField } from '../../../components/MoneyField';
import { useInvoiceLabels } from '../../../entities/invoices/useInvoiceLabels';
import { useAccountMoney } from '../../../hooks/useAccountMoney';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { useRestaurantToday } from '../../../hooks/useRestaurantToday';
import { accountCurrency } from '../../../lib/accountMoney';
import { schemaErrors } from '../../../lib/schemaErrors';
import type { InvoiceActions } from '../useInvoiceActions';

export interface PaymentDrawerProps {
  invoice: Invoice;
  savePayments: InvoiceActions['savePayments'];
  onClose: () => void;
}

interface PaymentValues {
  /** Minor units; null if empty. */
  amount: number | null;
  date: string | null;
  method: InvoicePaymentMethod;
  note: string;
}

/** Returns the payment. A refund is a payment with a negative amount. */
const paymentOf = ({ amount, date, method, note }: PaymentValues, isRefund: boolean) => ({
  amount: amount === null ? 0 : toMajor(isRefund ? -amount : amount),
  date: date ?? '',
  method,
  note: note.trim(),
});

/** Drawer that records a payment, or a refund of the client's credit. Asks before an amount above the balance is recorded as a credit. */
export function PaymentDrawer({ invoice, savePayments, onClose }: PaymentDrawerProps) {
  const { t } = useTranslation();
  const labels = useInvoiceLabels();
  const { money, majorMoney } = useAccountMoney();
  const today = useRestaurantToday();
  const [isAsking, setAsking] = useState(false);
  const confirmed = useRef(false);
  const amountField = useRef<HTMLElement>(null);
  useEffect(() => (isAsking ? () => amountField.current?.focus() : undefined), [isAsking]);
  const balance = toMinor(invoice.balance);
  // The balance changes when the refund is saved, before the drawer closes.
  const [isRefund] = useState(balance < 0);
  const save = async (values: PaymentValues) => {
    await savePayments(
      invoice,
      [...invoice.payments, paymentOf(values, isRefund)],
      isRefund ? 'refundAdded' : 'paymentAdded',
    );
    onClose();
  };
  const form = useFieldForm<PaymentValues>({
    initial: {
      amount: balance === 0 ? null : Math.abs(balance),
      date: today,
      method: invoice.paymentMethod ?? 'Bank transfer',
      note: '',
    },
    validate: (values) => {
      if (values.amount === null) return { amount: ['required'] };
      // A negative payment would be a refund, which has its own title and limit.
      if (values.amount < 1) return { amount: [{ key: 'min', n: 0.01 }] };
      if (isRefund && values.amount > -balance) return { amount: [{ key: 'max', n: toMajor(-balance) }] };
      if (values.date && values.date > today) return { date: ['notFuture'] };
      return schemaErrors(invoicePaymentFormSchema, paymentOf(values, isRefund));
    },
    send: (values) => {
      const isConfirmed = confirmed.current;
      confirmed.current = false;
      if (isRefund || (values.amount ?? 0) <= balance || isConfirmed) return save(values);
      setAsking(true);
      return Promise.resolve();
    },
  });
  const credit = (form.values.amount ?? 0) - Math.max(0, balance);
  return (
    <>
      <FormLayer
        kind="drawer"
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t(`invoices.payment.${isRefund ? 'refundTitle' : 'title'}`, { number: invoice.id })}
        saveLabel={t(`invoices.payment.${isRefund ? 'refundSave' : 'save'}`)}
        savingLabel={t('common.saveBar.saving')}
        form={form}
      >
        <Text as="p">
          {isRefund
            ? t('invoices.preview.credit', { amount: money(-balance) })
            : t('invoices.payment.balance', { amount: majorMoney(invoice.balance) })}
        </Text>
        <MoneyField
          label={t('invoices.payment.amount')}
          currency={accountCurrency}
          ref={amountField}
          requiredMark
          value={form.values.amount}
          onValueChange={(amount) => form.set({ amount })}
          error={form.errorOf('amount')}
        />
        <DatePicker
          label={t('invoices.payment.date')}
          required
          value={form.values.date}
          onValueChange={(date) => form.set({ date })}
          error={form.errorOf('date')}
        />
        <Select
          label={t('invoices.payment.method')}
          options={invoicePaymentMethods.map((method) => ({ value: method, label: labels.method(method) }))}
          value={form.values.method}
          onValueChange={(method) => method && form.set({ method })}
        />
        <TextField
          label={t('invoices.payment.note')}
          dir="auto"
          autoComplete="off"
          value={form.values.note}
          onValueChange={(note) => form.set({ note })}
        />
      </FormLayer>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('invoices.payment.creditTitle')}
        description={t('invoices.payment.creditText', { amount: money(credit) })}
        confirmLabel={t('invoices.payment.creditConfirm')}
        cancelLabel={t('invoices.payment.creditCancel')}
        tone="primary"
        onConfirm={() => {
          confirmed.current = true;
          setAsking(false);
          // Save through the form, so that closing it does not ask about unsaved changes.
          form.submit();
        }}
      />
    </>
  );
}
