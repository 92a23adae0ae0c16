import type { UserTabProps } from '../../entities/users/details/userTabProps';

/** Props of tabs that show details of the signed-in user. */
export interface AccountTabProps extends UserTabProps {
  email: string;
}
