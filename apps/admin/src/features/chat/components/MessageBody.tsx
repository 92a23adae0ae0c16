import type { ChatMessage } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { MarkedPart } from '../../../components/MarkedText';
import { messageParts } from '../messageParts';
import { useChatLabels } from '../useChatLabels';
import * as styles from './Chat.css';
import { MessageAttachment } from './MessageAttachment';

export interface MessageBodyProps {
  message: Pick<ChatMessage, 'message' | 'attachment' | 'isEdited'>;
  /** The message that this one replies to; `null` if it was deleted or is not loaded. */
  quote: { message: ChatMessage; name: string } | null | undefined;
  /** Text to mark. */
  find: string | undefined;
}

/** Text, attachment and quote of a message. The text is never parsed as HTML. */
export function MessageBody({ message: { message, attachment, isEdited }, quote, find }: MessageBodyProps) {
  const { t } = useTranslation();
  return (
    <>
      {quote !== undefined && <Quote quote={quote} />}
      {attachment && <MessageAttachment attachment={attachment} />}
      {messageParts(message, find).map(({ text, href, isHit }, index) => {
        const content = <MarkedPart text={text} isHit={isHit} />;
        // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
        if (!href) return <span key={index}>{content}</span>;
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <a key={index} href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {content}
          </a>
        );
      })}
      {isEdited && <span className={styles.edited}> {t('chat.edited')}</span>}
    </>
  );
}

function Quote({ quote }: Pick<MessageBodyProps, 'quote'>) {
  const { t } = useTranslation();
  const labels = useChatLabels();
  return (
    <blockquote className={styles.quote}>
      {quote ? (
        <>
          <bdi className={styles.quoteName}>{quote.name}</bdi>
          <bdi className={styles.quoteText}>{labels.preview(quote.message)}</bdi>
        </>
      ) : (
        t('chat.earlierMessage')
      )}
    </blockquote>
  );
}
