import type { OpeningStatus } from '@larder/domain/contract';
import type { StatusPillProps } from '@larder/ui';

export const openingTones: Record<OpeningStatus, NonNullable<StatusPillProps['tone']>> = {
  draft: 'secondary',
  published: 'success',
  paused: 'warning',
  filled: 'info',
  closed: 'secondary',
};
