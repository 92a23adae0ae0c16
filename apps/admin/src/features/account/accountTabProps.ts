import type { UseQueryResult } from '@larder/domain';
import type { UserDetails } from '@larder/domain/contract';

/** Props of tabs that show details of the signed-in user. */
export interface AccountTabProps {
  id: number;
  name: string;
  email: string;
  details: UseQueryResult<UserDetails>;
}
