import type { UseQueryResult } from '@larder/domain';
import type { UserDetails } from '@larder/domain/contract';

/** What each tab of somebody's details gets. */
export interface UserTabProps {
  id: number;
  name: string;
  details: UseQueryResult<UserDetails>;
}
