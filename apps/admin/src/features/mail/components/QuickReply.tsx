import { useSession } from '@larder/domain';
import { draftOf, replyTo, type Email, type MailMessage } from '@larder/domain/contract';
import { Button, Icon } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { Maximize2, Reply, Send, Trash2, X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDrop } from '../../../hooks/useFileDrop';
import { useComposer } from '../useComposer';
import type { ComposerEntry, Composers } from '../useComposers';
import type { MailLabels } from '../useMailLabels';
import { useSendQuestion } from '../useSendQuestion';
import { AttachButton } from './AttachButton';
import { ComposerText } from './ComposerText';
import * as styles from './QuickReply.css';
import { isSubmitKey } from '../../../lib/submitKeys';

export interface QuickReplyProps {
  message: MailMessage;
  /** The saved reply, if any. */
  draft: Email | undefined;
  labels: MailLabels;
  reopen: Composers['reopen'];
  onClose: () => void;
}

const tools = [
  ['bold', 'italic'],
  ['bulletList', 'link'],
] as const;

/** A reply below the message. Saved, sent and undone like in a composer. */
export function QuickReply({ message, draft, labels, reopen, onClose }: QuickReplyProps) {
  const { t } = useTranslation();
  const self = useSession().user?.email ?? '';
  const [entry, setEntry] = useState<ComposerEntry>(() => ({
    key: 'quick-reply',
    draftId: draft?.id,
    start: draft ? draftOf(draft) : replyTo(message, 'reply', self),
  }));
  const composer = useComposer(entry, {
    saved: (_key, draftId) => setEntry((now) => ({ ...now, draftId })),
    close: onClose,
    reopen,
  });
  const { draft: reply, state, isSending, attach, discard, close, moveToWindow } = composer;
  const { askAndSend, question } = useSendQuestion(composer, (errors) => {
    // Errors of other fields are visible only in a composer window.
    if (Object.keys(errors).some((field) => field !== 'attachments')) void moveToWindow();
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isSubmitKey(event)) {
      event.preventDefault();
      askAndSend();
    }
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      void close();
    }
  };
  const drop = useFileDrop((files) => void attach(files));
  if (!reply) return null;
  const title = t('mail.quickReply.title', { people: labels.people([...reply.to, ...reply.cc]) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter, drop and paste work everywhere in the reply
    <section aria-label={title} className={styles.reply} onKeyDown={handleKeyDown} {...drop}>
      <div className={styles.head}>
        <Icon as={Reply} size={14} />
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <IconButton
          size="sm"
          icon={Maximize2}
          label={t('mail.quickReply.expand')}
          onClick={() => void moveToWindow()}
        />
        <IconButton size="sm" icon={X} label={t('mail.compose.close')} onClick={() => void close()} />
      </div>
      <div className={styles.body}>
        <ComposerText
          {...{ composer, tools }}
          draft={reply}
          autoFocus
          endContent={
            <span className={styles.end}>
              <span role="status" className={styles.state}>
                {state !== 'changed' && t(`mail.compose.state.${state}`)}
              </span>
              <AttachButton onAttach={attach} />
              <IconButton icon={Trash2} size="bar" label={t('mail.compose.discard')} onClick={() => void discard()} />
              <Button
                size="sm"
                variant="filled"
                endIcon={Send}
                loading={isSending}
                aria-keyshortcuts="Control+Enter"
                onClick={() => askAndSend()}
              >
                {t('mail.compose.send')}
              </Button>
            </span>
          }
        />
      </div>
      {question}
    </section>
  );
}
