import { useChatDraft } from '@larder/domain';
import {
  isOwnMessage,
  messageLimit,
  type Attachment,
  type ChatContact,
  type ChatMessage,
} from '@larder/domain/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '../../hooks/useFileSize';
import { useFormats } from '../../hooks/useFormats';
import { readAttachment } from '../../lib/readAttachment';
import type { ChatActions } from './useChatActions';
import type { ComposerMode } from './useThreadMessages';

/** Maximum size of an attachment in bytes. */
export const fileLimit = 5_000_000;

export interface ComposerProps {
  contact: ChatContact;
  messages: readonly ChatMessage[];
  mode: ComposerMode;
  onModeChange: (mode: ComposerMode) => void;
  actions: ChatActions;
  onSend: (message: { message: string; attachment?: Attachment; replyTo?: number }) => void;
}

/** Returns the state of the message field: the typed text, the attachment and the message that is edited. */
export function useComposer({ contact, messages, mode, onModeChange, actions, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const formats = useFormats();
  const [draft, setDraft] = useChatDraft(contact.id);
  const [edited, setEdited] = useState<{ id: number | undefined; text: string }>();
  const [attachment, setAttachment] = useState<Attachment>();
  const [fileError, setFileError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const editing = mode?.kind === 'edit' ? mode.message : undefined;
  const editedText = editing && edited?.id === editing.id ? edited?.text : editing?.message;
  const text = editedText ?? draft;
  const setText = (next: string) => (editing ? setEdited({ id: editing.id, text: next }) : setDraft(next));
  const isTooLong = text.length > messageLimit;

  const attach = async (file: File | undefined) => {
    if (!file) return;
    setFileError(undefined);
    if (file.size > fileLimit)
      return setFileError(t('chat.fileTooLarge', { name: file.name, limit: fileSize(fileLimit) }));
    try {
      setAttachment(await readAttachment(file));
    } catch {
      setFileError(t('chat.fileUnreadable', { name: file.name }));
    }
  };

  const leaveMode = () => {
    setEdited(undefined);
    onModeChange(undefined);
  };

  const submit = async () => {
    const message = text.trim();
    if (isTooLong || isSaving || (message === '' && (!attachment || editing))) return;
    if (!editing) {
      // First, so that a tab that shows the message has an empty field.
      setDraft('');
      onSend({ message, attachment, replyTo: mode?.message.id });
      setAttachment(undefined);
      setFileError(undefined);
      return leaveMode();
    }
    if (message === editing.message) return leaveMode();
    setSaving(true);
    try {
      await actions.edit(contact.id, editing, message);
      leaveMode();
    } catch (error) {
      // Keep the text in the field.
      actions.report('chat.toasts.editFailed', contact.fullName)(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    text,
    setText,
    attachment,
    attach,
    removeAttachment: () => setAttachment(undefined),
    submit,
    leaveMode,
    isSaving,
    error: isTooLong
      ? t('chat.tooLong', { count: text.length - messageLimit, limit: formats.number(messageLimit) })
      : fileError,
    /** Fills the empty field with the text that the user sent last. Returns false if the field stays unchanged. */
    recall: () => {
      const last = messages.findLast((each) => isOwnMessage(each) && each.message !== '');
      if (text !== '' || editing || !last) return false;
      setText(last.message);
      return true;
    },
  };
}
