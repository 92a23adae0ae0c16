import { ledgerCall, useDeleteUser, useSession, useUpdateUser, type LedgerChange } from '@larder/domain';
import { restoreEndpoints, userEndpoints, type User, type UserStatus } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useBulkWork } from '../../lists/useBulkWork';
import { useUserDenial } from './useUserDenial';
import { copyText } from '../../lib/copyText';

/** Fields that can be changed for several users. */
export const bulkFields = ['role', 'currentPlan', 'status'] as const;
export type BulkField = (typeof bulkFields)[number];

/** Returns actions for existing users, each with a toast. Changes and deletions can be undone. */
export function useUserActions() {
  const { t } = useTranslation();
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
          names: people.map(({ fullName }) => fullName).join(', '),
        });

  /** Sets a field of several users; undo restores the previous value of each. Users cannot deactivate themselves. */
  const setField = <Field extends BulkField>(
    people: readonly User[],
    field: Field,
    value: User[Field],
    done: (people: readonly User[]) => LedgerChange['text'],
  ) =>
    bulk({
      rows: people.filter(
        (user) => user[field] !== value && mayUpdate(user) && !(user.id === self?.id && value === 'inactive'),
      ),
      work: ({ id, version }) => update({ user: { id, [field]: value }, version }),
      callOf: (user) => ledgerCall(userEndpoints.update, { user: { id: user.id, [field]: value } }, user),
      busy: t('users.toasts.changing'),
      done,
      failed,
      inverse: (changed) =>
        changed.map(([user, saved]) =>
          ledgerCall(userEndpoints.update, { user: { id: user.id, [field]: user[field] } }, saved),
        ),
      reload: ['users'],
    });

  return {
    selfId: self?.id,
    mayUpdate,
    mayDelete,
    setField: (people: readonly User[], field: BulkField, value: string) =>
      setField(people, field, value as User[BulkField], (changed) =>
        changed.length === 1
          ? text('changed')(changed)
          : { key: `users.bulk.${field}`, values: { count: changed.length, value } },
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
