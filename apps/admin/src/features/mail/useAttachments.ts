import {
  attachmentBytes,
  attachmentLimit,
  type Attachment,
  type FieldError,
  type MailDraft,
} from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import { readAttachment } from '../../lib/readAttachment';

/** Adds and removes files of a draft. Calls `onError` if all files together exceed the size limit. */
export function useAttachments(
  draft: MailDraft | undefined,
  setDraft: (change: (now: MailDraft | undefined) => MailDraft | undefined) => void,
  onError: (error: FieldError | undefined) => void,
) {
  const { t } = useTranslation();
  return {
    attach: async (files: readonly File[]) => {
      if (!draft || files.length === 0) return;
      const used = draft.attachments.reduce((sum, file) => sum + attachmentBytes(file), 0);
      const total = files.reduce((sum, { size }) => sum + size, used);
      if (total > attachmentLimit) return onError({ key: 'fileSize', n: attachmentLimit / 1024 ** 2 });
      try {
        const added = await Promise.all(files.map(readAttachment));
        setDraft((now) => {
          const latest = now ?? draft;
          return { ...latest, attachments: [...latest.attachments, ...added] };
        });
        onError(undefined);
      } catch {
        await notify((toast) => void toast.danger(t('mail.compose.fileFailed')));
      }
      return undefined;
    },
    detach: (file: Attachment) => {
      setDraft((now = draft) => now && { ...now, attachments: now.attachments.filter((each) => each !== file) });
      onError(undefined);
    },
  };
}
