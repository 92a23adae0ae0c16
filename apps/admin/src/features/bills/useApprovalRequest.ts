import { useRequestApproval } from '@larder/domain';
import type { ApprovalAction, Bill } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import type { ApprovalValues } from './components/ApprovalFields';
import type { ActionForm } from './useActionForm';
import type { Approvers } from './useApprovers';

type RequestInput = Parameters<ReturnType<typeof useRequestApproval>['mutateAsync']>[0];

/** Requests approval on another device. Returns `options` for the form, and `buttonOf` for its second button. */
export function useApprovalRequest<Values extends ApprovalValues>(
  bill: Bill,
  approvers: Approvers,
  onDone: (message: string) => void,
  inputOf: (
    values: Values,
  ) => Pick<RequestInput, 'lineId' | 'paymentId' | 'amount' | 'tip'> & { action: ApprovalAction },
) {
  const { t } = useTranslation();
  const { mutateAsync: request } = useRequestApproval();
  return {
    options: {
      request: (values: Values, { id, version }: Bill) =>
        request({
          id,
          version,
          staffId: approvers.chosen(values),
          reason: values.reason as RequestInput['reason'],
          note: values.note.trim(),
          ...inputOf(values),
        }),
      onRequested: () => onDone(t('bills.toasts.approvalRequested', { number: bill.number })),
    },
    buttonOf: (form: ActionForm<Values>) =>
      approvers.canRequest(form.values) ? { label: t('bills.forms.askApprover'), onSubmit: form.request } : undefined,
  };
}
