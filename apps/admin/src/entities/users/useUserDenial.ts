import { canOn, useAbility, useSession } from '@larder/domain';
import { isRoleAbove, type User } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that explains why the signed-in user may not change or delete a user, or undefined if they may.
 */
export function useUserDenial() {
  const { t } = useTranslation();
  const ability = useAbility();
  const { user: self } = useSession();
  return (action: 'update' | 'delete', user: User): string | undefined => {
    if (!canOn(ability, action, 'user', user)) return t('users.actions.noRight');
    const isAbove = self !== null && user.id !== self.id && isRoleAbove(user.role, self.role);
    return isAbove ? t('users.actions.higherRole') : undefined;
  };
}
