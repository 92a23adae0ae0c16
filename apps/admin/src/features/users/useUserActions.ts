import { ApiError, useDeleteUser, useRestoreUsers, useSession, useUpdateUser } from '@larder/domain';
import type { User, UserStatus } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import { runAtOnce } from './runAtOnce';

interface Bulk {
  people: readonly User[];
  work: (user: User) => Promise<unknown>;
  busy: string;
  /** Key below `users.toasts`, with a sibling ending in `Many`. */
  done: string;
  undo?: (people: readonly User[]) => Promise<void>;
}

/** What can be done with people who are there already; each says what happened and offers the way back. */
export function useUserActions() {
  const { t } = useTranslation();
  const { user: self } = useSession();
  const { mutateAsync: update } = useUpdateUser();
  const { mutateAsync: remove } = useDeleteUser();
  const { mutateAsync: restore } = useRestoreUsers();

  const say = (key: string, people: readonly User[]) =>
    people.length === 1
      ? t(`users.toasts.${key}`, { name: people[0]?.fullName })
      : t(`users.toasts.${key}Many`, { count: people.length });

  const reason = (error: unknown) => {
    if (!(error instanceof ApiError)) return t('errors.server');
    if (error.isNetwork) return t('errors.network');
    if (error.status === 403)
      return t('errors.denied.description', {
        action: error.problem.action ?? 'update',
        subject: error.problem.subject ?? 'user',
      });
    return t('errors.server');
  };

  async function bulk({ people, work, busy, done, undo }: Bulk): Promise<readonly User[]> {
    if (people.length === 0) return [];
    const id = `users-${done}-${people.map((user) => user.id).join('-')}`;
    const total = people.length;
    const progress = (finished: number) =>
      void notify((toast) =>
        toast(busy, { id, isBusy: true, end: t('users.toasts.progress', { done: finished, total }) }),
      );
    if (total > 1) progress(0);
    const outcome = await runAtOnce(people, work, { onProgress: total > 1 ? progress : undefined });
    const failed = outcome.failed.map(({ item }) => item);
    void notify((toast) => {
      if (outcome.done.length > 0) {
        toast.success(say(done, outcome.done), {
          id,
          ...(undo && { action: { label: t('users.actions.undo'), onAction: () => void undo(outcome.done) } }),
        });
      }
      if (failed.length > 0) {
        toast.danger(
          failed.length === 1
            ? t('users.toasts.failed', { name: failed[0]?.fullName })
            : t('users.toasts.failedMany', {
                count: failed.length,
                names: failed.map(({ fullName }) => fullName).join(', '),
              }),
          {
            ...(outcome.done.length === 0 && { id }),
            description: reason(outcome.failed[0]?.error),
            action: {
              label: t('users.actions.retry'),
              onAction: () => void bulk({ people: failed, work, busy, done, undo }),
            },
          },
        );
      }
    });
    return outcome.done;
  }

  const changing = t('users.toasts.changing');

  const setStatus = (people: readonly User[], status: UserStatus) =>
    bulk({
      people: people.filter((user) => user.status !== status && !(status === 'inactive' && user.id === self?.id)),
      work: ({ id }) => update({ user: { id, status } }),
      busy: changing,
      done: status === 'active' ? 'activated' : 'deactivated',
      // Each back to what it was: some were pending, some active.
      undo: async (done) =>
        void (await bulk({
          people: done,
          work: ({ id, status: former }) => update({ user: { id, status: former } }),
          busy: changing,
          done: 'reverted',
        })),
    });

  const bringBack = async (people: readonly User[]) => {
    try {
      await restore(people.map(({ id }) => id));
      await notify((toast) => void toast.success(say('restored', people)));
    } catch (error) {
      await notify(
        (toast) =>
          void toast.danger(reason(error), {
            action: { label: t('users.actions.retry'), onAction: () => void bringBack(people) },
          }),
      );
    }
  };

  const deleteUsers = (people: readonly User[]) =>
    bulk({
      people: people.filter(({ id }) => id !== self?.id),
      work: ({ id }) => remove(id),
      busy: t('users.toasts.deleting'),
      done: 'deleted',
      undo: bringBack,
    });

  const copyEmail = async ({ email }: User) => {
    try {
      await navigator.clipboard.writeText(email);
      await notify((toast) => void toast.success(t('users.toasts.emailCopied', { email })));
    } catch {
      await notify((toast) => void toast.danger(t('users.toasts.emailNotCopied')));
    }
  };

  return { selfId: self?.id, setStatus, deleteUsers, copyEmail, reason };
}
export type UserActions = ReturnType<typeof useUserActions>;
