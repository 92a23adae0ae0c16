import { excerptOf } from '@larder/domain/contract';
import { Avatar } from '@larder/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Mail.css';
import { MailMessageCard, type MailMessageCardProps } from './MailMessageCard';

/** An earlier message of the conversation, as one line until it is opened. */
export function EarlierMessage(props: MailMessageCardProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { message, labels } = props;
  if (isOpen) return <MailMessageCard {...props} />;
  const { from } = message;
  return (
    <button type="button" className={styles.earlier} aria-expanded={false} onClick={() => setOpen(true)}>
      <Avatar name={labels.person(from)} src={from.avatar || undefined} size={24} colorKey={from.email} aria-hidden />
      <span className={styles.earlierText} dir="auto">
        <span className={styles.earlierName}>{labels.isSelf(from) ? t('mail.youCapital') : labels.person(from)}</span>
        {excerptOf(message.message)}
      </span>
      <time className={styles.position} dateTime={message.time}>
        {labels.shortTime(message.time)}
      </time>
    </button>
  );
}
