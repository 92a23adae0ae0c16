import { useVoidBill, useVoidBillLine } from '@larder/domain';
import {
  computeBill,
  isActiveLine,
  isActivePayment,
  sumOf,
  voidReasons,
  type Bill,
  type VoidReason,
} from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { noApproval, reasonErrors } from '../billApproval';
import { useActionForm } from '../useActionForm';
import { useApprovalRequest } from '../useApprovalRequest';
import { useApprovers } from '../useApprovers';
import { ActionLayer } from './ActionLayer';
import { ApprovalFields } from './ApprovalFields';
import type { BillDialogProps } from './billDialogProps';

/** Returns the cash that the guest gets back when the bill is voided. */
const cashOf = ({ payments }: Bill) =>
  sumOf(
    payments.filter((payment) => payment.type === 'cash' && isActivePayment(payment)),
    ({ amount, tip }) => amount + tip,
  );

/** Dialog that voids a whole bill. Above the restaurant's limit, the bill number must be typed. */
export function VoidBillDialog({ bill, place, onDone, onClose }: BillDialogProps) {
  const { t } = useTranslation();
  const { mutateAsync: voidBill } = useVoidBill();
  const approvers = useApprovers(bill.restaurantId);
  const money = (amount: number) => place.formats.money(amount, bill.currency);
  const approval = useApprovalRequest<typeof noApproval & { number: string }>(bill, approvers, onDone, () => ({
    action: 'void_bill',
  }));
  const isLarge = bill.money.items >= (place.restaurant?.thresholds.voidAmount ?? 0);
  const form = useActionForm({
    bill,
    initial: { ...noApproval, number: '' },
    validate: (values) => ({
      ...(isLarge && values.number.replace('#', '') !== String(bill.number) && { number: 'billNumber' }),
      ...reasonErrors(values),
      ...approvers.validate(values),
    }),
    send: (values, { id, version }) =>
      voidBill({
        id,
        version,
        reason: values.reason as VoidReason,
        note: values.note.trim(),
        approver: approvers.approver(values),
      }),
    replaces: () => ({ status: 'voided', total: 0 }),
    onDone: () => onDone(t('bills.toasts.voided', { number: bill.number })),
    ...approval.options,
    money,
  });
  const cash = cashOf(bill);
  return (
    <ActionLayer
      form={form}
      title={t('bills.forms.voidBill', { number: bill.number })}
      saveLabel={t('bills.forms.voidBillSave')}
      notice={[t('bills.forms.voidNotice'), cash > 0 && t('bills.forms.cashBack', { amount: money(cash) })]
        .filter(Boolean)
        .join(' ')}
      secondary={approval.buttonOf(form)}
      onClose={onClose}
    >
      <ApprovalFields form={form} reasons={voidReasons} approvers={approvers} />
      {isLarge && (
        <TextField
          label={t('bills.forms.typeNumber', { number: bill.number })}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          requiredMark
          value={form.values.number}
          onValueChange={(number) => form.set({ number })}
          error={form.errorOf('number')}
        />
      )}
    </ActionLayer>
  );
}

export function VoidLineDialog({ bill, place, lineId = '', onDone, onClose }: BillDialogProps) {
  const { t } = useTranslation();
  const { mutateAsync: voidLine } = useVoidBillLine();
  const approvers = useApprovers(bill.restaurantId);
  const money = (amount: number) => place.formats.money(amount, bill.currency);
  const approval = useApprovalRequest<typeof noApproval & { lineId: string }>(bill, approvers, onDone, (values) => ({
    action: 'void_line',
    lineId: values.lineId,
  }));
  const form = useActionForm({
    bill,
    initial: { ...noApproval, lineId },
    validate: (values) => ({
      ...(values.lineId === '' && { lineId: 'pick' }),
      ...reasonErrors(values),
      ...approvers.validate(values),
    }),
    send: (values, { id, version }) =>
      voidLine({
        id,
        version,
        lineId: values.lineId,
        reason: values.reason as VoidReason,
        note: values.note.trim(),
        approver: approvers.approver(values),
      }),
    replaces: (values, now) => {
      const lines = now.lines.filter(({ id }) => id !== values.lineId);
      return { total: computeBill({ ...now, lines }).money.total };
    },
    onDone: () => onDone(t('bills.toasts.lineVoided', { number: bill.number })),
    ...approval.options,
    money,
  });
  return (
    <ActionLayer
      form={form}
      title={t('bills.forms.voidLine', { number: bill.number })}
      saveLabel={t('bills.forms.voidLineSave')}
      notice={t('bills.forms.voidNotice')}
      secondary={approval.buttonOf(form)}
      onClose={onClose}
    >
      <Select
        label={t('bills.forms.line')}
        requiredMark
        value={form.values.lineId || null}
        options={bill.lines
          // After saving, the chosen line is void, but must stay an option until the dialog closes.
          .filter((line) => isActiveLine(line) || line.id === form.values.lineId)
          .map(({ id, name, gross }) => ({ value: id, label: `${name}, ${money(gross)}` }))}
        onValueChange={(next) => form.set({ lineId: next })}
        error={form.errorOf('lineId')}
      />
      <ApprovalFields form={form} reasons={voidReasons} approvers={approvers} />
    </ActionLayer>
  );
}
