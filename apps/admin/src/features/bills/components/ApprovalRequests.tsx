import { useDecideApproval } from '@larder/domain';
import type { BillApproval } from '@larder/domain/contract';
import { Alert, Button, Stack } from '@larder/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../../hooks/useFailureToast';
import { keepFocus } from '../../../lib/keepFocus';
import { notify } from '../../../lib/notify';
import { useBillLabels } from '../useBillLabels';
import type { BillPlace } from '../useBillPlaces';

export interface ApprovalRequestsProps {
  approvals: readonly BillApproval[];
  placeOf: (restaurantId: string) => BillPlace;
}

/** Voids and refunds that wait for the user's approval, and requests of the user, which can be withdrawn. */
export function ApprovalRequests({ approvals, placeOf }: ApprovalRequestsProps) {
  const { t } = useTranslation();
  const labels = useBillLabels();
  const showFailure = useFailureToast();
  const { mutateAsync: send, isPending, variables } = useDecideApproval();
  const list = useRef<HTMLElement>(null);
  const decide = async ({ id, billNumber: number, isMine }: BillApproval, approve: boolean) => {
    try {
      await send({ id, approve });
      const done = approve ? 'approved' : isMine ? 'rejected' : 'withdrawn';
      await notify((toast) => void toast.success(t(`bills.toasts.${done}`, { number })));
    } catch (error) {
      await showFailure(t('bills.approvals.failed', { number }), error);
    }
  };
  return (
    <Stack ref={list} gap="px8" role="region" aria-label={t('bills.approvals.label')}>
      {approvals.map((approval, index) => {
        const { id, action, amount, currency, itemName, isMine, restaurantId, note } = approval;
        const isBusy = isPending && variables?.id === id;
        /** A button that is loading keeps the focus. */
        const decision = (approve: boolean) => ({
          size: 'sm' as const,
          loading: isBusy && variables.approve === approve,
          disabled: isBusy && variables.approve !== approve,
          onClick: () => void keepFocus(list.current, index, () => decide(approval, approve), 'button:last-of-type'),
        });
        return (
          <Alert
            key={id}
            tone={isMine ? 'warning' : 'info'}
            title={
              isMine
                ? t('bills.approvals.asks', { name: approval.by.name })
                : t('bills.approvals.waiting', { name: approval.approver.name })
            }
            action={
              <Stack direction="row" gap="px8">
                <Button {...decision(false)}>
                  {t(isMine ? 'bills.approvals.reject' : 'bills.approvals.withdraw')}
                </Button>
                {isMine && (
                  <Button {...decision(true)} variant="filled">
                    {t('bills.approvals.approve')}
                  </Button>
                )}
              </Stack>
            }
          >
            {[
              t('bills.preview.title', { number: approval.billNumber }),
              t(`bills.actionNames.${action}`),
              itemName,
              placeOf(restaurantId).formats.money(amount, currency),
              labels.reason(approval.reason),
              note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Alert>
        );
      })}
    </Stack>
  );
}
