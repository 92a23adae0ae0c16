import { Check, CheckCheck, CircleAlert, Clock, WifiOff } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { tabular, text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { threadStrings } from '../../private/strings/threadStrings';
import type { ChatMessage } from './ChatMessage';
import * as styles from './ChatThread.css';

const statuses = {
  sending: { icon: Clock, text: 'statusSending' },
  waiting: { icon: WifiOff, text: 'statusWaiting' },
  sent: { icon: Check, text: 'statusSent' },
  read: { icon: CheckCheck, text: 'statusRead' },
  failed: { icon: CircleAlert, text: 'statusFailed' },
} as const;

export interface ChatGroupProps {
  messages: readonly [ChatMessage, ...ChatMessage[]];
  writeTime: (time: string) => string;
  /** ID of the highlighted message. */
  current?: string;
  onRetry?: (id: string) => void;
  onRemove?: (id: string) => void;
}

/** Consecutive messages of one author, with the first name and the time below. */
export function ChatGroup({ messages, writeTime, current, onRetry, onRemove }: ChatGroupProps) {
  const strings = useStrings(threadStrings);
  const { author, own: isOwn = false } = messages[0];
  const last = messages.at(-1) ?? messages[0];
  const status = isOwn && last.status ? statuses[last.status] : undefined;
  const isUnsent = isOwn && (last.status === 'failed' || last.status === 'waiting');
  return (
    <li className={styles.group} data-own={isOwn || undefined}>
      {!isOwn && <Avatar name={author.name} src={author.avatar} colorKey={author.id} aria-hidden="true" />}
      <div className={styles.stack}>
        <VisuallyHidden>{isOwn ? strings.you : author.name}: </VisuallyHidden>
        {messages.map(({ id, content, media, time, status: own, actions }) => (
          <div key={id} className={styles.line}>
            <div
              id={`message-${id}`}
              dir="auto"
              title={writeTime(time)}
              data-media={media || undefined}
              data-failed={own === 'failed' || undefined}
              data-current={id === current || undefined}
              className={cx(text.body, styles.bubble)}
            >
              {content}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        ))}
        <div className={cx(text.caption, tabular, styles.meta)}>
          {!isOwn && (
            <span aria-hidden="true">
              <bdi>{author.name.split(' ')[0]}</bdi>,
            </span>
          )}
          <time dateTime={last.time}>
            <bdi>{writeTime(last.time)}</bdi>
          </time>
          {status && (
            <span className={styles.status} data-status={last.status}>
              <Icon as={status.icon} size={14} />
              {isUnsent ? strings[status.text] : <VisuallyHidden>{strings[status.text]}</VisuallyHidden>}
            </span>
          )}
          {isUnsent && onRetry && (
            <button type="button" className={styles.retry} onClick={() => onRetry(last.id)}>
              {strings.retryMessage}
            </button>
          )}
          {isUnsent && onRemove && (
            <button type="button" className={styles.retry} onClick={() => onRemove(last.id)}>
              {strings.discardMessage}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
