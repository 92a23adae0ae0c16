import { ledgerCall, useDeleteUser, useSession, useUpdateUser, type LedgerChange } from '@larder/domain';
import { restoreEndpoints, userEndpoints, type User, type UserStatus, type WorkPlace } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { useBulkWork } from '../../lists/useBulkWork';
import { useUserDenial } from './useUserDenial';
import { copyText } from '../../lib/copyText';

/** Fields that can be changed for several users. */
export const bulkFields = ['role', 'currentPlan', 'status'] as const;
export type BulkField = (typeof bulkFields)[number];

/**
 * Returns the restaurants of a user after they were added to a restaurant or removed from it. Returns undefined if
 * nothing changes: everyone has at least one restaurant, and users cannot remove themselves, because they could not add
 * themselves again.
 */
export function restaurantsAfter(
  { id: userId, restaurantIds = [] }: User,
  id: string,
  isMember: boolean,
  selfId?: number,
): string[] | undefined {
  if (restaurantIds.includes(id) === isMember || (userId === selfId && !isMember)) return undefined;
  const ids = isMember ? [...restaurantIds, id] : restaurantIds.filter((each) => each !== id);
  return ids.length > 0 ? ids : undefined;
}

/** Returns actions for existing users, each with a toast. Changes and deletions can be undone. */
export function useUserActions() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { user: self } = useSession();
  const { mutateAsync: update } = useUpdateUser();
  const { mutateAsync: remove } = useDeleteUser();
  const bulk = useBulkWork();
  const denial = useUserDenial();
  const mayUpdate = (user: User) => denial('update', user) === undefined;
  const mayDelete = (user: User) => user.id !== self?.id && denial('delete', user) === undefined;

  const text =
    (key: string) =>
    (people: readonly User[]): LedgerChange['text'] =>
      people.length === 1
        ? { key: `users.toasts.${key}`, values: { name: people[0]!.fullName } }
        : { key: `users.toasts.${key}Many`, values: { count: people.length } };
  const failed = (people: readonly User[]) =>
    people.length === 1
      ? t('users.toasts.failed', { name: people[0]!.fullName })
      : t('users.toasts.failedMany', {
          count: people.length,
          names: formats.list(people.map(({ fullName }) => fullName)),
        });

  /** Changes a field of the users for whom `valueOf` returns a value. Undo restores the previous value of each. */
  const change = <Field extends BulkField | 'restaurantIds'>(
    people: readonly User[],
    field: Field,
    valueOf: (user: User) => User[Field] | undefined,
    done: (people: readonly User[]) => LedgerChange['text'],
    onChanged?: (people: readonly User[]) => void,
  ) => {
    const changesOf = (user: User) => ({ id: user.id, [field]: valueOf(user) });
    return bulk({
      rows: people.filter((user) => valueOf(user) !== undefined && mayUpdate(user)),
      work: (user) => update({ user: changesOf(user), version: user.version }),
      callOf: (user) => ledgerCall(userEndpoints.update, { user: changesOf(user) }, user),
      busy: t('users.toasts.changing'),
      done,
      failed,
      inverse: (changed) =>
        changed.map(([user, saved]) =>
          ledgerCall(userEndpoints.update, { user: { id: user.id, [field]: user[field] } }, saved),
        ),
      reload: ['users'],
      onChanged,
    });
  };

  /** Sets a field of several users to the same value. Users cannot deactivate themselves. */
  const setField = <Field extends BulkField>(
    people: readonly User[],
    field: Field,
    value: User[Field],
    done: (people: readonly User[]) => LedgerChange['text'],
    onChanged?: (people: readonly User[]) => void,
  ) =>
    change(
      people,
      field,
      (user) => (user[field] === value || (user.id === self?.id && value === 'inactive') ? undefined : value),
      done,
      onChanged,
    );

  return {
    selfId: self?.id,
    mayUpdate,
    mayDelete,
    /** `onChanged` is called with the changed users, also after a retry and after newer values were overwritten. */
    setField: (
      people: readonly User[],
      field: BulkField,
      value: string,
      onChanged?: (changed: readonly User[]) => void,
    ) =>
      setField(
        people,
        field,
        value as User[BulkField],
        (changed) =>
          changed.length === 1
            ? text('changed')(changed)
            : { key: `users.bulk.${field}`, values: { count: changed.length, value } },
        onChanged,
      ),
    /** Adds users to a restaurant, or removes them from it. */
    setMember: (people: readonly User[], { _id, name }: WorkPlace, isMember: boolean) =>
      change(
        people,
        'restaurantIds',
        (user) => restaurantsAfter(user, _id, isMember, self?.id),
        (changed) => ({ key: `users.bulk.${isMember ? 'added' : 'removed'}`, values: { count: changed.length, name } }),
      ),
    setStatus: (people: readonly User[], status: UserStatus) =>
      setField(people, 'status', status, text(status === 'active' ? 'activated' : 'deactivated')),
    deleteUsers: (people: readonly User[]) =>
      bulk({
        rows: people.filter(mayDelete),
        work: ({ id, version }) => remove({ id, version }),
        callOf: (user) => ledgerCall(userEndpoints.remove, { id: user.id }, user),
        busy: t('users.toasts.deleting'),
        done: text('deleted'),
        failed,
        inverse: (changed) => [
          ledgerCall(restoreEndpoints.restore, { subject: 'user', ids: changed.map(([{ id }]) => id) }),
        ],
        reload: ['users'],
      }),
    copyEmail: ({ email }: User) =>
      copyText(email, t('users.toasts.emailCopied', { email }), t('users.toasts.emailNotCopied')),
  };
}
export type UserActions = ReturnType<typeof useUserActions>;
