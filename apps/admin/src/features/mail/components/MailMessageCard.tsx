import type { MailMessage, ReplyKind } from '@larder/domain/contract';
import { Avatar, Button } from '@larder/ui';
import { HtmlFrame } from '@larder/ui/HtmlFrame';
import { IconButton, MenuItem, MenuSeparator } from '@larder/ui/overlays';
import { Copy, Forward, Printer, Reply, ReplyAll, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/MoreMenu';
import type { MailLabels } from '../useMailLabels';
import { Attachments } from './Attachments';
import * as styles from './Mail.css';
import { copyText } from '../../../lib/copyText';

export interface MailMessageCardProps {
  message: MailMessage;
  labels: MailLabels;
  mayReply: boolean;
  onReply: (message: MailMessage, kind: ReplyKind) => void;
  /** If omitted, the message can't be deleted here. */
  onDelete?: () => void;
  onLinkClick: (href: string) => void;
  onFrameKeyDown: (event: KeyboardEvent) => void;
}

const frameUrl = (name: string) => `${import.meta.env.BASE_URL}frames/${name}.html`;

/** One message of a conversation: people, time, text, attachments. */
export function MailMessageCard({
  message,
  labels,
  mayReply,
  onReply,
  onDelete,
  onLinkClick,
  onFrameKeyDown,
}: MailMessageCardProps) {
  const { t } = useTranslation();
  const [showsPictures, setShowsPictures] = useState(false);
  const [hasBlocked, setHasBlocked] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { from, to, cc, bcc, subject, attachments } = message;
  const sender = labels.person(from);
  const at = from.email.lastIndexOf('@');
  const copyAddress = () =>
    copyText(from.email, t('users.toasts.emailCopied', { email: from.email }), t('users.toasts.emailNotCopied'));
  const isShared = to.length + cc.length > 1;
  const recipients = [
    to.length > 0 && t('mail.toPeople', { people: labels.people(to) }),
    cc.length > 0 && t('mail.ccPeople', { people: labels.people(cc) }),
    bcc.length > 0 && t('mail.bccPeople', { people: labels.people(bcc) }),
  ].filter(Boolean);
  return (
    <article className={styles.message} aria-label={t('mail.messageFrom', { name: sender })}>
      <div className={styles.messageHead}>
        <Avatar
          name={sender}
          src={from.avatar || undefined}
          size={40}
          colorKey={from.email}
          className={styles.face}
          aria-hidden
        />
        <div className={styles.people}>
          <span className={styles.sender}>
            <bdi>{labels.isSelf(from) ? t('mail.youCapital') : sender}</bdi>{' '}
            {from.name !== '' && !labels.isSelf(from) && (
              <bdi dir="ltr" className={styles.muted}>
                {from.email.slice(0, at)}
                <wbr />
                {from.email.slice(at)}
              </bdi>
            )}
          </span>
          <span className={styles.muted}>{recipients.join(' · ')}</span>
        </div>
        <time className={styles.time} dateTime={message.time}>
          {labels.longTime(message.time)}
        </time>
        <div className={styles.tools}>
          <IconButton
            size="sm"
            icon={Reply}
            label={t('mail.actions.reply')}
            disabled={!mayReply}
            onClick={() => onReply(message, 'reply')}
          />
          <MoreMenu size="sm" variant="plain" tone="secondary" label={t('mail.messageActions', { name: sender })}>
            <MenuItem icon={Reply} shortcut="R" disabled={!mayReply} onAction={() => onReply(message, 'reply')}>
              {t('mail.actions.reply')}
            </MenuItem>
            {isShared && (
              <MenuItem icon={ReplyAll} shortcut="A" disabled={!mayReply} onAction={() => onReply(message, 'replyAll')}>
                {t('mail.actions.replyAll')}
              </MenuItem>
            )}
            <MenuItem icon={Forward} shortcut="F" disabled={!mayReply} onAction={() => onReply(message, 'forward')}>
              {t('mail.actions.forward')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Copy} onAction={() => void copyAddress()}>
              {t('mail.actions.copyAddress')}
            </MenuItem>
            <MenuItem icon={Printer} onAction={() => frame.current?.contentWindow?.print()}>
              {t('mail.actions.print')}
            </MenuItem>
            {onDelete && (
              <>
                <MenuSeparator />
                <MenuItem icon={Trash2} tone="danger" onAction={onDelete}>
                  {t('mail.actions.trash')}
                </MenuItem>
              </>
            )}
          </MoreMenu>
        </div>
      </div>
      <div className={styles.messageBody}>
        {hasBlocked && !showsPictures && (
          <div className={styles.replyBar}>
            <span className={styles.muted}>{t('mail.picturesBlocked')}</span>
            <Button size="sm" onClick={() => setShowsPictures(true)}>
              {t('mail.showPictures')}
            </Button>
          </div>
        )}
        <HtmlFrame
          ref={frame}
          html={message.message}
          title={t('mail.messageText', { subject: subject.trim() || t('mail.noSubject') })}
          src={frameUrl(showsPictures ? 'mail-pictures' : 'mail')}
          showPictures={showsPictures}
          onPicturesBlockedChange={setHasBlocked}
          onLinkClick={onLinkClick}
          onFrameKeyDown={onFrameKeyDown}
        />
        {attachments.length > 0 && <Attachments files={attachments} archiveName={labels.subject(message)} />}
      </div>
    </article>
  );
}
