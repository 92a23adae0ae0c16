import { ApiError, serverNow, useEmail, useSendEmail, useUpdateEmails } from '@larder/domain';
import { draftOf, mailErrors, type Email, type FieldErrors, type MailDraft } from '@larder/domain/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../hooks/useFailureToast';
import { notify } from '../../lib/notify';
import { useAttachments } from './useAttachments';
import type { ComposerEntry, Composers } from './useComposers';
import { useDraftSaving } from './useDraftSaving';

/** Seconds during which sending can be undone. */
const holdSeconds = 10;

const isBlank = ({ to, cc, bcc, subject, message, attachments }: MailDraft) =>
  to.length + cc.length + bcc.length + attachments.length === 0 && subject.trim() === '' && message === '';

/** Returns the content of a composer, and functions that save, send, schedule and discard it. */
export function useComposer(entry: ComposerEntry, composers: Pick<Composers, 'saved' | 'close' | 'reopen'>) {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const { mutateAsync: send } = useSendEmail();
  const { mutateAsync: update } = useUpdateEmails();
  const stored = useEmail(entry.start ? undefined : entry.draftId);
  const [typed, setTyped] = useState<MailDraft>();
  const draft = typed ?? entry.start ?? (stored.data && draftOf(stored.data));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setSending] = useState(false);
  const [isPlain, setPlain] = useState(false);
  const saving = useDraftSaving(entry, typed, (id) => composers.saved(entry.key, id));
  const { state, save, finish, resume } = saving;
  const attachments = useAttachments(draft, setTyped, (error) =>
    setErrors(({ attachments: _before, ...rest }) => (error ? { ...rest, attachments: [error] } : rest)),
  );

  const change = (changes: Partial<MailDraft>) => {
    if (!draft) return;
    setTyped({ ...draft, ...changes });
    const isOther = (name: string) => !Object.keys(changes).includes(name.split('.')[0] ?? '');
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => isOther(name))));
  };

  /** Saves the changes and closes the composer. Keeps it open if saving fails. */
  const saveAndClose = async (content: MailDraft) => {
    try {
      const draftId = state === 'saved' ? await saving.draftId() : await save(content);
      finish();
      composers.close(entry.key);
      return { draftId };
    } catch (error) {
      await showFailure(t('mail.compose.notSaved'), error);
      return undefined;
    }
  };
  const close = async () => {
    if (isSending) return undefined;
    if (!draft || state === 'saved' || (entry.draftId === undefined && isBlank(draft))) {
      finish();
      return composers.close(entry.key);
    }
    if (await saveAndClose(draft)) await notify((toast) => void toast.success(t('mail.compose.draftSaved')));
    return undefined;
  };
  /** Saves the draft and continues in a composer window. */
  const moveToWindow = async () => {
    const saved = draft && !isSending ? await saveAndClose(draft) : undefined;
    if (draft && saved) composers.reopen(draft, saved.draftId);
  };

  /** Moves the draft to the trash. Undo restores it and opens the composer again. */
  const discard = async () => {
    if (isSending) return;
    const content = draft;
    finish();
    composers.close(entry.key);
    const id = await saving.draftId();
    try {
      if (id !== undefined) await update({ emailIds: [id], dataToUpdate: { folder: 'trash' } });
      if (!content || isBlank(content)) return;
      const restore = async () => {
        if (id !== undefined)
          await update({ emailIds: [id], dataToUpdate: { folder: 'draft' } }).catch(() => undefined);
        composers.reopen(content, id);
      };
      await notify(
        (toast) =>
          void toast.success(t('mail.compose.discarded'), {
            action: { label: t('changes.undo'), onAction: () => void restore() },
          }),
      );
    } catch (error) {
      await showFailure(t('mail.compose.notDiscarded'), error);
    }
  };

  /** Undoes sending: returns the email to the drafts and opens it again. */
  const undoSend = async (content: MailDraft, id: number) => {
    try {
      await send({ email: { id }, mode: 'draft' });
      composers.reopen(content, id);
    } catch (error) {
      await showFailure(t('mail.compose.alreadySent'), error);
    }
  };

  /** Sends the email, at `sendAt` if given. Returns the errors of the fields. */
  const submit = async (sendAt?: string): Promise<FieldErrors> => {
    if (!draft || isSending) return {};
    const mode = sendAt === undefined ? ('send' as const) : ('schedule' as const);
    const found = mailErrors(draft, mode, sendAt, serverNow());
    setErrors(found);
    if (Object.keys(found).length > 0) return found;
    setSending(true);
    // Saving the email as a draft would cancel sending it.
    finish();
    let sent: Email;
    try {
      sent = await send({ email: { ...draft, id: await saving.draftId() }, mode, holdSeconds, sendAt });
    } catch (error) {
      resume(draft);
      const rejected = error instanceof ApiError && error.status === 422 ? (error.errors as FieldErrors) : {};
      setErrors(rejected);
      await showFailure(t('mail.compose.notSent'), error);
      return rejected;
    } finally {
      setSending(false);
    }
    composers.close(entry.key);
    const undo = { label: t('changes.undo'), onAction: () => void undoSend(draft, sent.id) };
    const text = t(mode === 'send' ? 'mail.compose.sending' : 'mail.compose.scheduled');
    await notify((toast) => void toast.success(text, { action: undo, duration: holdSeconds * 1000 }));
    return {};
  };

  return {
    draft,
    stored,
    state,
    errors,
    isSending,
    isPlain,
    setPlain,
    change,
    close,
    discard,
    submit,
    moveToWindow,
    ...attachments,
  };
}
export type Composer = ReturnType<typeof useComposer>;
