import { ApiError, useEmail } from '@larder/domain';
import type { Email, MailFolder, MailMessage, OpenedEmail, ReplyKind } from '@larder/domain/contract';
import { Button, EmptyState, Skeleton, StatusPill } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { IconButton } from '@larder/ui/overlays';
import { Tag } from '@larder/ui/table';
import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingPart } from '../../../components/lazyDialog';
import { RecordError } from '../../../components/RecordError';
import { useFormats } from '../../../hooks/useFormats';
import type { Composers } from '../useComposers';
import type { MailActions } from '../useMailActions';
import type { MailLabels } from '../useMailLabels';
import type { MailPage } from '../useMailPage';
import * as styles from './Mail.css';
import { QuickReplyDock } from './QuickReplyDock';
import { MailTools, type OpenMenu } from './MailTools';

/** Lazy chunk with the messages and the sanitizer for their HTML. */
const conversation = lazyModule(() => import('./MailConversation'));
const MailConversation = lazyNamed(conversation, 'MailConversation', MissingPart);

export interface MailReaderProps {
  page: MailPage;
  labels: MailLabels;
  actions: MailActions;
  menu: OpenMenu;
  onMenuChange: (menu: OpenMenu) => void;
  onClose: () => void;
  /** Called to open the previous or next email of the list. */
  onStep: (dir: 'previous' | 'next') => void;
  /** Called to delete the open email and open the next one. */
  onDelete: (mails: readonly Email[]) => void;
  onMove: (mails: readonly Email[], folder: MailFolder) => void;
  onUnread: (mail: Email) => void;
  onReply: (message: MailMessage, kind: ReplyKind) => void;
  onEdit: (draft: Email) => void;
  composers: Composers;
  /** If true, the quick reply is open. */
  isReplying: boolean;
  onReplyingChange: (isReplying: boolean) => void;
  onLinkClick: (href: string) => void;
  onFrameKeyDown: (event: KeyboardEvent) => void;
}

/** The open email with its conversation, or a hint to choose one. */
export function MailReader(props: MailReaderProps) {
  const { t } = useTranslation();
  const { page } = props;
  if (page.search.mail === undefined)
    return (
      <div className={styles.empty}>
        <EmptyState headingLevel={2} title={t('mail.noneOpen')} description={t('mail.noneOpenHint')} />
      </div>
    );
  return <OpenMail key={page.search.mail} {...props} />;
}

/** Query result for a URL whose ID is not a number. */
const unknownMail = {
  error: new ApiError({ status: 404, code: 'not_found' }),
  refetch: () => Promise.reject(new Error('The ID of the email is not a number.')),
};

const MessageSkeleton = () => <Skeleton blockSize={260} />;

function OpenMail(props: MailReaderProps) {
  const { t } = useTranslation();
  const { page, labels, actions, onClose, onDelete, onReply, onEdit, onLinkClick, onFrameKeyDown } = props;
  const { composers, isReplying, onReplyingChange } = props;
  const [showsEarlier, setShowsEarlier] = useState(false);
  const { openId, parameters } = page;
  const query = useEmail(openId, parameters);
  const mail = query.data;
  const createDenial = actions.denial('create');
  const mayReply = createDenial === undefined;
  // Preload the chunk while the request runs, not after it.
  useEffect(() => conversation.preload(), []);
  return (
    <div className={styles.pane}>
      <ReaderBar {...props} mail={mail} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <div className={styles.reader} aria-busy={query.isPending || undefined} tabIndex={0} data-mail-reader>
        {openId === undefined || (query.isError && !mail) ? (
          <RecordError
            query={openId === undefined ? unknownMail : query}
            notFound={{ title: t('mail.notFound'), description: t('mail.notFoundHint', { id: page.search.mail }) }}
            notLoaded={t('mail.mailFailed')}
            onClose={onClose}
          />
        ) : !mail ? (
          <div className={styles.thread}>
            <Skeleton blockSize={24} inlineSize="60%" />
            <MessageSkeleton />
          </div>
        ) : (
          <>
            <div className={styles.subjectLine}>
              <h2 className={styles.subject}>
                <bdi>{labels.subject(mail)}</bdi>
              </h2>
              {mail.scheduledAt && (
                <StatusPill tone="info">
                  {t('mail.scheduledFor', { time: labels.longTime(mail.scheduledAt) })}
                </StatusPill>
              )}
              {mail.heldUntil && <StatusPill tone="warning">{t('mail.sending')}</StatusPill>}
              {mail.labels.map((label) => (
                <Tag
                  key={label}
                  onRemove={actions.denial('update') ? undefined : () => void actions.toggleLabel([mail], label)}
                >
                  {labels.label(label)}
                </Tag>
              ))}
            </div>
            <Suspense fallback={<MessageSkeleton />}>
              <MailConversation
                {...{ mail, labels, mayReply, onReply, onLinkClick, onFrameKeyDown, showsEarlier }}
                onShowEarlier={() => setShowsEarlier(true)}
                onDelete={(one) => onDelete([one])}
              />
            </Suspense>
            {mail.folder === 'draft' && (
              <div className={styles.replies}>
                <Button variant="filled" disabledReason={createDenial} onClick={() => onEdit(mail)}>
                  {t('mail.actions.edit')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      {mail && mail.folder !== 'draft' && (
        <QuickReplyDock
          {...{ mail, labels, composers, onReply, createDenial }}
          open={isReplying}
          onOpenChange={onReplyingChange}
        />
      )}
    </div>
  );
}

function ReaderBar({
  page: { mails, openId },
  mail,
  labels,
  actions,
  menu,
  onMenuChange,
  onClose,
  onStep,
  onDelete,
  onMove,
  onUnread,
}: MailReaderProps & { mail: OpenedEmail | undefined }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const position = mails.findIndex(({ id }) => id === openId);
  // Filters of the search are applied on the client, so the API may report a neighbor that the list doesn't show.
  const isListed = position >= 0;
  const hasPrevious = isListed ? position > 0 : mail?.hasPreviousMail;
  const hasNext = isListed ? position < mails.length - 1 : mail?.hasNextMail;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('mail.mailTools')}>
      <span className={styles.onlyPhone}>
        <IconButton size="sm" icon={ArrowLeft} label={t('common.backToList')} onClick={onClose} />
      </span>
      {mail && (
        <MailTools
          mails={[mail]}
          {...{ actions, labels, menu, onMenuChange, onDelete, onMove }}
          onUnread={() => onUnread(mail)}
        />
      )}
      <span className={styles.spacer} />
      {isListed && (
        <span className={styles.position}>
          {t('mail.position', { at: formats.number(position + 1), total: formats.number(mails.length) })}
        </span>
      )}
      <IconButton
        size="sm"
        icon={ChevronUp}
        label={t('mail.previous')}
        shortcut="K"
        disabled={!hasPrevious}
        onClick={() => onStep('previous')}
      />
      <IconButton
        size="sm"
        icon={ChevronDown}
        label={t('mail.next')}
        shortcut="J"
        disabled={!hasNext}
        onClick={() => onStep('next')}
      />
      <IconButton size="sm" icon={X} label={t('mail.close')} shortcut="Esc" onClick={onClose} />
    </div>
  );
}
