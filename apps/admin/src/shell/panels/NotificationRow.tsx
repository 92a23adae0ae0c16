import type { Notification } from '@larder/domain/contract';
import { Avatar, Icon, Text, VisuallyHidden } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { CircleAlert, CircleCheck, Info, Mail, MailOpen, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { ShellLink } from '../navigation/ShellLink';
import * as styles from './ShellPanels.css';

const kindIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface NotificationRowProps {
  notification: Notification;
  /** Undefined if the notification has no page that the user may open. */
  href: string | undefined;
  onOpen: () => void;
  onRead: (isRead: boolean) => void;
  /** Called with the dismiss button before its row is removed. */
  onDismiss: (button: HTMLElement) => void;
}

export function NotificationRow({ notification, href, onOpen, onRead, onDismiss }: NotificationRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, group, kind, title, text, time, avatar, isRead } = notification;
  const content = (
    <>
      <Text as="span" variant={isRead ? 'body' : 'bodyStrong'} className={styles.noticeTitle}>
        <bdi>{title}</bdi>
      </Text>
      {!isRead && (
        <>
          <span className={styles.unread} />
          <VisuallyHidden>{t('shell.notifications.unread')}</VisuallyHidden>
        </>
      )}
    </>
  );
  return (
    <li className={styles.noticeRow}>
      {group === 'personal' ? (
        <Avatar name={title} src={avatar || undefined} size={32} colorKey={id} aria-hidden />
      ) : (
        <span className={`${styles.noticeIcon} ${styles.noticeTones[kind]}`}>
          <Icon as={kindIcons[kind]} size={18} />
        </span>
      )}
      <div className={styles.noticeTexts}>
        {href === undefined ? (
          <button type="button" className={styles.noticeLink} onClick={() => onRead(true)}>
            {content}
          </button>
        ) : (
          <ShellLink href={href} className={styles.noticeLink} onClick={onOpen}>
            {content}
          </ShellLink>
        )}
        <Text as="p" variant="caption" className={styles.noticeText}>
          <bdi>{text}</bdi>
        </Text>
        <div className={styles.noticeFoot}>
          <time dateTime={time} title={formats.date(time, { dateStyle: 'long', timeStyle: 'short' })}>
            <Text as="span" variant="caption">
              {formats.relative(time)}
            </Text>
          </time>
          <span className={styles.noticeActions}>
            <IconButton
              size="sm"
              icon={isRead ? Mail : MailOpen}
              label={t(isRead ? 'shell.notifications.markUnread' : 'shell.notifications.markRead')}
              aria-description={title}
              onClick={() => onRead(!isRead)}
            />
            <IconButton
              size="sm"
              icon={X}
              label={t('shell.notifications.dismiss')}
              aria-description={title}
              data-control="dismiss"
              onClick={({ currentTarget }) => onDismiss(currentTarget)}
            />
          </span>
        </div>
      </div>
    </li>
  );
}
