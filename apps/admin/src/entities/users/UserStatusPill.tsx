import type { UserStatus } from '@larder/domain/contract';
import { StatusPill, type StatusPillProps } from '@larder/ui';
import { useUserLabels } from './useUserLabels';

export interface UserStatusPillProps extends Omit<StatusPillProps, 'tone' | 'children'> {
  status: UserStatus;
}

const tones = { active: 'success', pending: 'warning', inactive: 'secondary' } as const;

/** The status of a user: active, pending or inactive. */
export function UserStatusPill({ status, ...rest }: UserStatusPillProps) {
  const labels = useUserLabels();
  return (
    <StatusPill tone={tones[status]} {...rest}>
      {labels.status(status)}
    </StatusPill>
  );
}
