import { useAbility, useSession, useStaff } from '@larder/domain';
import type { Approver } from '@larder/domain/contract';

export interface ApproverValues {
  staffId: string;
  pin: string;
}

const pinPattern = /^\d{4}$/;

/** Returns the staff who can approve changes to a bill. Users with the right to approve need no PIN for themselves. */
export function useApprovers(restaurantId: string) {
  const { user } = useSession();
  const mayApprove = useAbility().can('approve', 'bill');
  const query = useStaff({ restaurant: restaurantId, canApprove: true, active: true });
  const approvers = query.data ?? [];
  const own = mayApprove ? approvers.find(({ userId }) => userId !== null && userId === user?.id) : undefined;
  const chosen = ({ staffId }: ApproverValues) => staffId || own?.id || '';
  const needsPin = (values: ApproverValues) => chosen(values) !== own?.id;
  return {
    approvers,
    isPending: query.isPending,
    chosen,
    needsPin,
    /** Returns true if the approver is someone else with an account, who can approve on another device. */
    canRequest: (values: ApproverValues) =>
      needsPin(values) && approvers.some(({ id, userId }) => id === chosen(values) && userId !== null),
    validate: (values: ApproverValues) => ({
      ...(chosen(values) === '' && { staffId: 'required' }),
      ...(chosen(values) !== '' &&
        needsPin(values) &&
        !pinPattern.test(values.pin) && { pin: values.pin ? 'pin' : 'required' }),
    }),
    approver: (values: ApproverValues): Approver => ({
      staffId: chosen(values),
      ...(needsPin(values) && { pin: values.pin }),
    }),
  };
}
export type Approvers = ReturnType<typeof useApprovers>;
