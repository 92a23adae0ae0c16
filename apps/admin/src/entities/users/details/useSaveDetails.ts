import { useAbility, useSession, useUpdateUserDetails, useUser } from '@larder/domain';
import { isRoleAbove, type UserDetailsUpdate } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notify';
import { useFailureReason } from '../../../hooks/useFailureReason';

type Section<U> = U extends { id: number } ? Omit<U, 'id' | 'version'> : never;
export type DetailsChange = Section<UserDetailsUpdate>;

/**
 * Returns `save`, which saves a section of a user's details and resolves to false on an error. Shows a toast on an
 * error, and on success if `saved` is a text. A `saved` function is called instead.
 */
export function useSaveDetails(id: number) {
  const { t } = useTranslation();
  const reason = useFailureReason();
  const { mutateAsync, isPending } = useUpdateUserDetails();

  async function save(change: DetailsChange, saved?: string | (() => void), undo?: DetailsChange): Promise<boolean> {
    try {
      await mutateAsync({ id, ...change } as UserDetailsUpdate);
      if (typeof saved === 'function') saved();
      else if (saved) {
        void notify(
          (toast) =>
            void toast.success(
              saved,
              undo && { action: { label: t('users.actions.undo'), onAction: () => void save(undo) } },
            ),
        );
      }
      return true;
    } catch (error) {
      void notify(
        (toast) =>
          void toast.danger(t('common.notSaved'), {
            description: reason(error),
            action: { label: t('users.actions.retry'), onAction: () => void save(change, saved, undo) },
          }),
      );
      return false;
    }
  }
  return { save, isPending };
}

/** Returns true for the signed-in user, and for users whom they may manage and whose role isn't above theirs. */
export function useMayChangeDetails(id: number) {
  const ability = useAbility();
  const { user: self } = useSession();
  const isSelf = self?.id === id;
  const mayManage = ability.can('manage', 'user');
  const { data: user } = useUser(id, mayManage && !isSelf);
  return isSelf || (mayManage && !(user && self && isRoleAbove(user.role, self.role)));
}
