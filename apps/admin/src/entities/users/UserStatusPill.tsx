import type { UserStatus } from '@larder/domain/contract';
import { StatusPill, type StatusPillProps } from '@larder/ui';
import { useUserLabels } from './useUserLabels';

export interface UserStatusPillProps extends Omit<StatusPillProps, 'tone' | 'children'> {
  status: UserStatus;
}

const tones = { active: 'success', pending: 'warning', inactive: 'secondary' } as const;

/** Where a person stands: active, pending, inactive. */
export function UserStatusPill({ status, ...rest }: UserStatusPillProps) {
  const labels = useUserLabels();
  return (
    <StatusPill tone={tones[status]} {...rest}>
      {labels.status(status)}
    </StatusPill>
  );
}
