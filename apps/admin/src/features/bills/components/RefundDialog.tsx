import { useLanguage, useRefundBill } from '@larder/domain';
import {
  parseMoney,
  refundable,
  refundParts,
  refundReasons,
  taxOfBill,
  type Bill,
  type FieldError,
  type Payment,
  type RefundReason,
} from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { DescriptionList } from '@larder/ui/DescriptionList';
import { SegmentedControl } from '@larder/ui/SegmentedControl';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { noApproval, reasonErrors } from '../billApproval';
import { amountInput } from '../amountInput';
import { moneyError } from '../moneyError';
import { useActionForm, type ActionErrors } from '../useActionForm';
import { useApprovalRequest } from '../useApprovalRequest';
import { useApprovers } from '../useApprovers';
import { usePaymentText } from '../usePaymentText';
import { ActionLayer } from './ActionLayer';
import { ApprovalFields } from './ApprovalFields';
import type { BillDialogProps } from './billDialogProps';

const initial = { ...noApproval, paymentId: '', kind: 'full' as 'full' | 'part', amount: '', tip: '' };
type Values = typeof initial;
const nothing = { amount: 0, tip: 0 };

const leftToRefund = (payment: Payment | undefined) => (payment ? refundable(payment) : nothing);

/** Returns the refunded amount of a bill after another refund. */
const refundedWith = ({ money, payments }: Bill, refund: { paymentId: string; amount: number | 'full' }) =>
  money.refunded +
  (refund.amount === 'full' ? leftToRefund(payments.find(({ id }) => id === refund.paymentId)).amount : refund.amount);

/** Dialog that refunds a payment in full or in part. */
export function RefundDialog({ bill, place, onDone, onClose }: BillDialogProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { mutateAsync: refund } = useRefundBill();
  const approvers = useApprovers(bill.restaurantId);
  const paymentText = usePaymentText();
  const { currency } = bill;
  const money = (amount: number) => place.formats.money(amount, currency);
  const payments = bill.payments.filter((payment) => refundable(payment).amount + refundable(payment).tip > 0);
  const chosen = (id: string) => payments.find((payment) => payment.id === id) ?? payments[0];
  const leftOf = (id: string) => leftToRefund(chosen(id));
  const parse = (text: string) => (text.trim() === '' ? 0 : parseMoney(text, currency, language));

  const amountError = (text: string, most: number): FieldError | undefined => {
    const value = parse(text);
    if (value === null || value < 0) return moneyError(text, currency, language);
    return value > most ? { key: 'refundMax', amount: most } : undefined;
  };
  const partErrors = ({ paymentId, amount, tip }: Values): ActionErrors<Values> => {
    const left = leftOf(paymentId);
    const errors: ActionErrors<Values> = {};
    const [ofAmount, ofTip] = [amountError(amount, left.amount), amountError(tip, left.tip)];
    if (ofAmount) errors.amount = ofAmount;
    if (ofTip) errors.tip = ofTip;
    if (!ofAmount && !ofTip && (parse(amount) ?? 0) + (parse(tip) ?? 0) === 0) errors.amount = 'moreThanZero';
    return errors;
  };
  const given = ({ kind, paymentId, amount, tip }: Values) => ({
    paymentId: chosen(paymentId)?.id ?? '',
    amount: kind === 'full' ? ('full' as const) : (parse(amount) ?? 0),
    tip: kind === 'full' ? 0 : (parse(tip) ?? 0),
  });
  const approval = useApprovalRequest<Values>(bill, approvers, onDone, (values) => ({
    action: 'refund',
    ...given(values),
  }));
  const form = useActionForm<Values>({
    bill,
    initial,
    validate: (values) => ({
      ...(values.kind === 'part' && partErrors(values)),
      ...reasonErrors(values),
      ...approvers.validate(values),
    }),
    send: (values, { id, version }) =>
      refund({
        id,
        version,
        ...given(values),
        reason: values.reason as RefundReason,
        note: values.note.trim(),
        approver: approvers.approver(values),
      }),
    replaces: (values, now) => ({ refunded: refundedWith(now, given(values)) }),
    onDone: () => onDone(t('bills.toasts.refunded', { number: bill.number })),
    ...approval.options,
    money,
  });
  const { values } = form;
  const left = leftOf(values.paymentId);
  const isInvalid = values.kind === 'part' && Object.keys(partErrors(values)).length > 0;
  const part = isInvalid ? nothing : { amount: parse(values.amount) ?? 0, tip: parse(values.tip) ?? 0 };
  const shown = values.kind === 'full' ? left : part;
  const amount = money(shown.amount + shown.tip);

  return (
    <ActionLayer
      form={form}
      title={t('bills.forms.refund', { number: bill.number })}
      saveLabel={isInvalid ? t('bills.actionNames.refund') : t('bills.forms.refundSave', { amount })}
      notice={t('bills.forms.refundNotice')}
      secondary={approval.buttonOf(form)}
      onClose={onClose}
    >
      <Select
        label={t('bills.fields.payments')}
        value={chosen(values.paymentId)?.id ?? null}
        options={payments.map((payment) => ({
          value: payment.id,
          label: `${paymentText(payment)}, ${money(refundable(payment).amount + refundable(payment).tip)}`,
        }))}
        onValueChange={(paymentId) => form.set({ paymentId })}
        error={form.errorOf('paymentId')}
      />
      <SegmentedControl
        label={t('bills.forms.refundKind')}
        value={values.kind}
        onValueChange={(kind) => form.set({ kind })}
        options={[
          { value: 'full', label: t('bills.forms.full') },
          { value: 'part', label: t('bills.forms.part') },
        ]}
      />
      {values.kind === 'part' && (
        <>
          <TextField
            label={t('bills.forms.amount')}
            {...amountInput}
            description={t('bills.forms.atMost', { amount: money(left.amount) })}
            // The amount is optional if a tip can be refunded instead.
            requiredMark={left.tip === 0}
            value={values.amount}
            onValueChange={(amount) => form.set({ amount })}
            error={form.errorOf('amount')}
          />
          {left.tip > 0 && (
            <TextField
              label={t('bills.forms.tipPart')}
              {...amountInput}
              description={t('bills.forms.atMost', { amount: money(left.tip) })}
              value={values.tip}
              onValueChange={(tip) => form.set({ tip })}
              error={form.errorOf('tip')}
            />
          )}
        </>
      )}
      <RefundSplit bill={bill} money={money} given={shown} />
      <ApprovalFields form={form} reasons={refundReasons} approvers={approvers} />
    </ActionLayer>
  );
}

interface RefundSplitProps extends Pick<BillDialogProps, 'bill'> {
  money: (amount: number) => string;
  given: { amount: number; tip: number };
}

/** Shows how much of the refund is overpayment, sales, tax, gratuity and tip. */
function RefundSplit({ bill, money, given }: RefundSplitProps) {
  const { t } = useTranslation();
  const { balance, total, gratuity, refundedSale } = bill.money;
  const overpayment = Math.min(given.amount, Math.max(0, -balance));
  const whole = { total, tax: taxOfBill(bill.money), gratuity };
  const before = refundParts(refundedSale, whole);
  const after = refundParts(refundedSale + Math.max(0, given.amount - overpayment), whole);
  const rows = {
    overpayment,
    sales: after.sales - before.sales,
    tax: after.tax - before.tax,
    gratuity: after.gratuity - before.gratuity,
    tip: given.tip,
  };
  return (
    <DescriptionList
      layout="ends"
      items={(Object.keys(rows) as (keyof typeof rows)[])
        .filter((name) => rows[name] > 0)
        .map((name) => ({ term: t(`bills.forms.split.${name}`), value: money(rows[name]) }))}
    />
  );
}
