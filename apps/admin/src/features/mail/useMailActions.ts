import {
  ledgerCall,
  useAbility,
  useDeleteEmails,
  useReadEmail,
  useToggleEmailLabel,
  useUpdateEmails,
} from '@larder/domain';
import {
  emailEndpoints,
  groupBy,
  mailFolders,
  type Email,
  type EmailChanges,
  type MailFolder,
  type MailLabel,
} from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../hooks/useFailureToast';
import { useRecordChange } from '../../hooks/useUndo';
import { notify } from '../../lib/notify';

const idsOf = (mails: readonly Email[]) => mails.map(({ id }) => id);
const reload = ['emails', 'menuCounts'];

/** Returns the calls that restore one field of the emails, one for each previous value. */
function restoreCalls(mails: readonly Email[], field: keyof EmailChanges) {
  return [...groupBy(mails, (mail) => mail[field]).entries()].map(([value, rows]) =>
    ledgerCall(emailEndpoints.update, { emailIds: idsOf(rows), dataToUpdate: { [field]: value } }),
  );
}

/** Returns the calls that undo a move. A scheduled email loses its schedule when moved, so it is scheduled again. */
function returnCalls(mails: readonly Email[]) {
  return [
    ...restoreCalls(
      mails.filter(({ scheduledAt }) => scheduledAt === undefined),
      'folder',
    ),
    ...mails
      .filter(({ scheduledAt }) => scheduledAt !== undefined)
      .map(({ id, scheduledAt }) =>
        ledgerCall(emailEndpoints.send, { email: { id }, mode: 'schedule', sendAt: scheduledAt }),
      ),
  ];
}

/**
 * Returns functions that change emails. All changes can be undone, except opening an email and deleting one
 * permanently.
 */
export function useMailActions() {
  const { t } = useTranslation();
  const ability = useAbility();
  const record = useRecordChange();
  const showFailure = useFailureToast();
  const { mutateAsync: update } = useUpdateEmails();
  const { mutateAsync: toggle } = useToggleEmailLabel();
  const { mutateAsync: remove } = useDeleteEmails();
  const { mutate: read } = useReadEmail();
  const denial = (action: string) => (ability.can(action, 'email') ? undefined : t(`mail.denied.${action}`));
  const textOf = (kind: string, mails: readonly Email[], more = {}) => ({
    key: `mail.toasts.${kind}`,
    values: { count: mails.length, subject: mails[0]?.subject.trim() || t('mail.noSubject'), ...more },
  });
  const fail = (mails: readonly Email[], error: unknown) => {
    const { key, values } = textOf('failed', mails);
    return showFailure(t(key, values), error);
  };

  /** Moves emails to a folder. */
  const move = async (mails: readonly Email[], folder: MailFolder) => {
    const moved = mails.filter((mail) => mail.folder !== folder);
    if (moved.length === 0) return;
    try {
      await update({ emailIds: idsOf(moved), dataToUpdate: { folder } });
      record({
        text: textOf(folder === 'trash' ? 'trashed' : 'moved', moved, { folder: t(`mail.folders.${folder}`) }),
        calls: returnCalls(moved),
        reload,
      });
    } catch (error) {
      void fail(moved, error);
    }
  };

  const setField = async (mails: readonly Email[], kind: string, changes: EmailChanges, field: keyof EmailChanges) => {
    try {
      await update({ emailIds: idsOf(mails), dataToUpdate: changes });
      record({ text: textOf(kind, mails), calls: restoreCalls(mails, field), reload }, { isShown: mails.length === 1 });
    } catch (error) {
      void fail(mails, error);
    }
  };

  return {
    denial,
    move,
    /** Stars the emails without a star; if there are none, removes all stars. */
    toggleStar: (mails: readonly Email[]) => {
      const others = mails.filter(({ isStarred }) => !isStarred);
      return others.length > 0
        ? setField(others, 'starred', { isStarred: true }, 'isStarred')
        : setField(mails, 'unstarred', { isStarred: false }, 'isStarred');
    },
    setRead: (mails: readonly Email[], isRead: boolean) => {
      const others = mails.filter((mail) => mail.isRead !== isRead);
      return others.length > 0 ? setField(others, isRead ? 'read' : 'unread', { isRead }, 'isRead') : undefined;
    },
    /** Marks an opened email as read, without undo. */
    open: ({ id }: Email) => read(id),
    /** Adds a label to the emails without it; if there are none, removes it from all. */
    toggleLabel: async (mails: readonly Email[], label: MailLabel) => {
      const others = mails.filter(({ labels }) => !labels.includes(label));
      const changed = others.length > 0 ? others : mails;
      const input = { emailIds: idsOf(changed), label };
      try {
        await toggle(input);
        record(
          {
            text: textOf(others.length > 0 ? 'labeled' : 'unlabeled', changed, { label: t(`mail.labels.${label}`) }),
            calls: [ledgerCall(emailEndpoints.toggleLabel, input)],
            reload,
          },
          { isShown: changed.length === 1 },
        );
      } catch (error) {
        void fail(changed, error);
      }
    },
    /** Permanently deletes emails in the trash. Ask for confirmation first. */
    removeForever: async (mails: readonly Email[]) => {
      await remove(idsOf(mails));
      const { key, values } = textOf('removed', mails);
      void notify((toast) => void toast.success(t(key, values)));
    },
  };
}
export type MailActions = ReturnType<typeof useMailActions>;

/** Folders to which emails can be moved: all except the folder of sent emails. */
export const targetFolders = mailFolders.filter((folder) => folder !== 'sent');
