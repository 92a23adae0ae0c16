import { useAdjustTip, useLanguage } from '@larder/domain';
import {
  formatMoney,
  isAdjustable,
  isHighTip,
  maxTipOf,
  parseMoney,
  part,
  refundable,
  type Bill,
  type FieldError,
} from '@larder/domain/contract';
import { Button, Stack, TextField } from '@larder/ui';
import { DescriptionList } from '@larder/ui/DescriptionList';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { amountInput } from '../amountInput';
import { moneyError } from '../moneyError';
import { usePaymentText } from '../usePaymentText';
import { useActionForm, type ActionErrors } from '../useActionForm';
import { ActionLayer } from './ActionLayer';
import type { BillDialogProps } from './billDialogProps';

/** Returns the tips of a bill after the tip of a payment has changed. */
const tipsWith = ({ money, payments }: Bill, paymentId: string | undefined, tip: number) =>
  money.tips - (payments.find(({ id }) => id === paymentId)?.tip ?? 0) + tip;

/** Dialog that changes the tip of a card payment. A tip above the restaurant's limit needs a reason. */
export function TipDialog({ bill, place, onDone, onClose }: BillDialogProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { mutateAsync: adjustTip } = useAdjustTip();
  const paymentText = usePaymentText();
  const { currency } = bill;
  const money = (amount: number) => place.formats.money(amount, currency);
  const payments = bill.payments.filter(isAdjustable);
  const [first] = payments;
  const paymentOf = (id: string) => payments.find((payment) => payment.id === id) ?? first;
  const amountOf = (text: string) => parseMoney(text, currency, language);
  const initial = {
    paymentId: first?.id ?? '',
    tip: first && first.tip > 0 ? formatMoney(first.tip, currency, language) : '',
    reason: '',
  };
  type Values = typeof initial;

  /** Returns true if the new tips of the bill exceed the limit. */
  const isHigh = ({ paymentId, tip }: Values) => {
    const limit = place.restaurant?.thresholds.tip;
    const tips = tipsWith(bill, paymentOf(paymentId)?.id, amountOf(tip) ?? 0);
    return limit !== undefined && isHighTip(tips, bill.money.total, limit);
  };
  const tipError = ({ paymentId, tip }: Values): FieldError | undefined => {
    const payment = paymentOf(paymentId);
    const amount = amountOf(tip);
    if (tip.trim() === '') return 'required';
    if (amount === null || amount < 0 || !payment) return moneyError(tip, currency, language);
    if (amount > maxTipOf(payment)) return { key: 'tipMax', amount: maxTipOf(payment) };
    const refunded = payment.tip - refundable(payment).tip;
    return amount < refunded ? { key: 'tipMin', amount: refunded } : undefined;
  };
  const form = useActionForm<Values>({
    bill,
    initial,
    validate: (values) => {
      const errors: ActionErrors<Values> = {};
      const tip = tipError(values);
      if (tip) errors.tip = tip;
      if (isHigh(values) && values.reason.trim() === '') errors.reason = 'required';
      else if (isHigh(values) && values.reason.trim().length < 3) errors.reason = { key: 'minLength', n: 3 };
      return errors;
    },
    send: ({ paymentId, tip, reason }, { id, version }) =>
      adjustTip({
        id,
        version,
        paymentId: paymentOf(paymentId)?.id ?? '',
        tip: amountOf(tip) ?? 0,
        reason: reason.trim(),
      }),
    replaces: ({ paymentId, tip }, now) => ({ tips: tipsWith(now, paymentOf(paymentId)?.id, amountOf(tip) ?? 0) }),
    onDone: () => onDone(t('bills.toasts.tipAdjusted', { number: bill.number })),
    money,
  });
  const { values } = form;
  const payment = paymentOf(values.paymentId);
  const presets = place.restaurant?.money.tipPresets ?? [];

  return (
    <ActionLayer
      form={form}
      title={t('bills.forms.tip', { number: bill.number })}
      saveLabel={t('bills.forms.tipSave')}
      onClose={onClose}
    >
      {payments.length > 1 && (
        <Select
          label={t('bills.fields.payments')}
          value={payment?.id ?? null}
          options={payments.map((each) => ({ value: each.id, label: `${paymentText(each)}, ${money(each.amount)}` }))}
          onValueChange={(paymentId) => form.set({ paymentId })}
        />
      )}
      <TextField
        label={t('bills.forms.tipAmount')}
        {...amountInput}
        requiredMark
        value={values.tip}
        onValueChange={(tip) => form.set({ tip })}
        error={form.errorOf('tip')}
      />
      {payment && presets.length > 0 && (
        <Stack direction="row" gap="px8" wrap role="group" aria-label={t('bills.forms.tipPresets')}>
          {presets.map((rate) => (
            <Button
              key={rate}
              size="sm"
              onClick={() => form.set({ tip: formatMoney(part(payment.amount, rate), currency, language) })}
            >
              {place.formats.percent(rate / 100_000)}
            </Button>
          ))}
        </Stack>
      )}
      {payment && (
        <DescriptionList
          layout="ends"
          items={[
            { term: t('bills.forms.payment'), value: money(payment.amount) },
            {
              term: t('bills.forms.withTip'),
              value: money(payment.amount + Math.max(0, amountOf(values.tip) ?? 0)),
              strong: true,
            },
          ]}
        />
      )}
      {isHigh(values) && (
        <TextField
          label={t('bills.fields.reason')}
          description={t('bills.forms.tipReason')}
          requiredMark
          value={values.reason}
          onValueChange={(reason) => form.set({ reason })}
          error={form.errorOf('reason')}
        />
      )}
    </ActionLayer>
  );
}
