import { conversationOf, type Email } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { EarlierMessage } from './EarlierMessage';
import * as styles from './Mail.css';
import { MailMessageCard, type MailMessageCardProps } from './MailMessageCard';

interface MailConversationProps extends Pick<
  MailMessageCardProps,
  'labels' | 'onReply' | 'onLinkClick' | 'onFrameKeyDown'
> {
  mail: Email;
  mayReply: boolean;
  showsEarlier: boolean;
  onShowEarlier: () => void;
  onDelete: (mail: Email) => void;
}

/** The messages of the conversation. Those before the open one are collapsed. */
export function MailConversation({
  mail,
  labels,
  mayReply,
  showsEarlier,
  onShowEarlier,
  onDelete,
  ...handlers
}: MailConversationProps) {
  const { t } = useTranslation();
  const messages = conversationOf(mail);
  const at = messages.findIndex(({ id }) => id === mail.id);
  const earlier = messages.slice(0, at);
  return (
    <div className={styles.thread}>
      {earlier.length > 1 && !showsEarlier && (
        <button type="button" className={styles.earlier} onClick={onShowEarlier}>
          {t('mail.showEarlier', { count: earlier.length })}
        </button>
      )}
      {(showsEarlier || earlier.length === 1) &&
        earlier.map((message) => <EarlierMessage key={message.id} {...{ message, labels, mayReply }} {...handlers} />)}
      {messages.slice(at).map((message) => (
        <MailMessageCard
          key={message.id}
          {...{ message, labels, mayReply }}
          {...handlers}
          onDelete={message.id === mail.id && mail.folder !== 'trash' ? () => onDelete(mail) : undefined}
        />
      ))}
    </div>
  );
}
