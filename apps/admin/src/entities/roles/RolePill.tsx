import { StatusPill, type StatusPillProps } from '@larder/ui';
import { useAccessLabels } from '../../hooks/useAccessLabels';

const tones: Partial<Record<string, StatusPillProps['tone']>> = {
  administrator: 'primary',
  manager: 'warning',
  user: 'success',
  support: 'info',
  'restricted-user': 'danger',
};

export interface RolePillProps {
  /** Name of the role. */
  role: string;
}

/** The name of a role in its color. */
export function RolePill({ role }: RolePillProps) {
  const labels = useAccessLabels();
  return <StatusPill tone={tones[role] ?? 'secondary'}>{labels.role(role)}</StatusPill>;
}
