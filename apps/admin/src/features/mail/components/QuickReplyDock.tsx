import { useEmails } from '@larder/domain';
import { conversationOf, excerptOf, type Email, type MailMessage, type ReplyKind } from '@larder/domain/contract';
import { Icon, Skeleton } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { Forward, Reply, ReplyAll } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { mailParameters } from '../mailQueries';
import type { Composers } from '../useComposers';
import type { MailLabels } from '../useMailLabels';
import * as styles from './QuickReply.css';

const QuickReply = lazyDialog(() => import('./QuickReply'), 'QuickReply');

export interface QuickReplyDockProps {
  mail: Email;
  labels: MailLabels;
  composers: Composers;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReply: (message: MailMessage, kind: ReplyKind) => void;
  /** Reason why the user can't write; undefined if they can. */
  createDenial: string | undefined;
}

const draftParameters = mailParameters({ folder: 'draft' });

/** A line below the conversation that expands to a reply to its last message. Continues a saved reply. */
export function QuickReplyDock(props: QuickReplyDockProps) {
  const { t } = useTranslation();
  const { mail, labels, composers, open, onOpenChange, onReply, createDenial } = props;
  const line = useRef<HTMLButtonElement>(null);
  const drafts = useEmails(draftParameters);
  const message = conversationOf(mail).at(-1) ?? mail;
  const draft = drafts.data?.emails.find(
    ({ replyTo, heldUntil, scheduledAt }) => replyTo === message.id && !heldUntil && !scheduledAt,
  );
  const isInWindow = composers.entries.some(({ draftId }) => draftId !== undefined && draftId === draft?.id);
  const isDisabled = createDenial !== undefined;

  const showWindow = useEffectEvent(() => {
    if (draft) composers.edit(draft);
    onOpenChange(false);
  });
  useEffect(() => {
    if (open && isInWindow) showWindow();
  }, [open, isInWindow]);
  // Restores the focus to the line after the editor has closed.
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) line.current?.focus();
    wasOpen.current = open;
  }, [open]);

  if (open && !isInWindow) {
    const waiting = <Skeleton className={styles.waiting} blockSize={120} />;
    return (
      <Suspense fallback={waiting}>
        {drafts.isPending ? (
          waiting
        ) : (
          <QuickReply {...{ message, draft, labels }} reopen={composers.reopen} onClose={() => onOpenChange(false)} />
        )}
      </Suspense>
    );
  }
  const { from, to, cc } = message;
  const people = labels.people(labels.isSelf(from) ? to : [from]);
  return (
    <div data-action-bar className={styles.dock}>
      <button
        ref={line}
        type="button"
        className={styles.line}
        aria-keyshortcuts="r"
        disabled={isDisabled}
        title={createDenial}
        onClick={() => onOpenChange(true)}
      >
        <Icon as={Reply} size={16} />
        <span className={styles.title} dir="auto">
          {draft
            ? t('mail.quickReply.draft', { text: excerptOf(draft.message) })
            : t('mail.quickReply.title', { people })}
        </span>
      </button>
      {to.length + cc.length > 1 && (
        <IconButton
          icon={ReplyAll}
          label={t('mail.actions.replyAll')}
          shortcut="A"
          disabled={isDisabled}
          onClick={() => onReply(message, 'replyAll')}
        />
      )}
      <IconButton
        icon={Forward}
        label={t('mail.actions.forward')}
        shortcut="F"
        disabled={isDisabled}
        onClick={() => onReply(message, 'forward')}
      />
    </div>
  );
}
