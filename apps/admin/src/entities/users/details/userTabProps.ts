import type { UseQueryResult } from '@larder/domain';
import type { UserDetails } from '@larder/domain/contract';

/** Props of the tabs of a user's details. */
export interface UserTabProps {
  id: number;
  name: string;
  details: UseQueryResult<UserDetails>;
}
