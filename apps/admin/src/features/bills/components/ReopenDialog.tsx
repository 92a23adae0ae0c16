import { useReopenBill } from '@larder/domain';
import { reopenReasons, type ReopenReason } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { noApproval, reasonErrors } from '../billApproval';
import { useActionForm } from '../useActionForm';
import { useApprovers } from '../useApprovers';
import { ActionLayer } from './ActionLayer';
import { ApprovalFields } from './ApprovalFields';
import type { BillDialogProps } from './billDialogProps';

/** Dialog that reopens a closed bill, to correct a tip or a line. */
export function ReopenDialog({ bill, place, onDone, onClose }: BillDialogProps) {
  const { t } = useTranslation();
  const { mutateAsync: reopen } = useReopenBill();
  const approvers = useApprovers(bill.restaurantId);
  const form = useActionForm({
    bill,
    initial: noApproval,
    validate: (values) => ({ ...reasonErrors(values), ...approvers.validate(values) }),
    send: (values, { id, version }) =>
      reopen({
        id,
        version,
        reason: values.reason as ReopenReason,
        note: values.note.trim(),
        approver: approvers.approver(values),
      }),
    replaces: () => ({ status: 'paid' }),
    onDone: () => onDone(t('bills.toasts.reopened', { number: bill.number })),
    money: (amount) => place.formats.money(amount, bill.currency),
  });
  return (
    <ActionLayer
      form={form}
      title={t('bills.forms.reopen', { number: bill.number })}
      saveLabel={t('bills.forms.reopenSave')}
      onClose={onClose}
    >
      <ApprovalFields form={form} reasons={reopenReasons} approvers={approvers} />
    </ActionLayer>
  );
}
