import { useMemo, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { threadStrings } from '../../private/strings/threadStrings';
import { ChatGroup } from './ChatGroup';
import type { ChatMessage } from './ChatMessage';
import * as styles from './ChatThread.css';
import { JumpToLatest } from './JumpToLatest';
import { latestEntries, threadEntries } from './threadEntries';
import { useThreadFormats } from './useThreadFormats';
import { useThreadScroll } from './useThreadScroll';

export interface ChatThreadProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** With whom: names the talk. */
  label: string;
  /** Messages, oldest first. */
  messages: readonly ChatMessage[];
  /** Id of the first message that was not read: a line stands before it, and the talk opens there. */
  unreadFrom?: string;
  /** Who is writing just now: "Bea is typing". */
  typing?: ReactNode;
  /** Below the messages: the place to write. */
  composer?: ReactNode;
  /** Called when the reader comes to the start: time to load older messages. */
  onReachStart?: () => void;
  /** Older messages are on their way. @default false */
  loadingEarlier?: boolean;
  /** Called to send a message again that did not get through. */
  onRetry?: (id: string) => void;
  /** Minutes after which the same person starts a new group. @default 5 */
  pause?: number;
  /** Zone of the times: 'Europe/London'. @default the reader's own */
  timeZone?: string;
  /** Shown in place of messages. @default 'Nothing here yet' in the reader's language */
  emptyState?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Groups that are drawn at first, and added when the reader comes to the start. */
const portion = 60;

/** A talk: days, what one said at one go, what is new; it stays at its end, and opens where reading stopped. */
export function ChatThread({
  label,
  messages,
  unreadFrom,
  typing,
  composer,
  onReachStart,
  loadingEarlier = false,
  onRetry,
  pause = 5,
  timeZone,
  emptyState,
  className,
  ref,
  ...rest
}: ChatThreadProps) {
  const strings = useStrings(threadStrings);
  const formats = useThreadFormats(timeZone);
  const entries = useMemo(
    () => threadEntries(messages, { unreadFrom, pause, dayOf: (time) => formats.day.format(new Date(time)) }),
    [messages, unreadFrom, pause, formats],
  );
  const [limit, setLimit] = useState(portion);
  const shown = latestEntries(entries, limit);
  const last = messages.at(-1);

  const { area, divider, start, isAway, toEnd } = useThreadScroll({
    lastId: last?.id,
    isLastOwn: last?.own ?? false,
    firstId: shown[0]?.id,
    onReachStart: () => {
      if (shown.length < entries.length) setLimit((now) => now + portion);
      else onReachStart?.();
    },
  });

  // What came while the reader was elsewhere in the talk.
  const [seen, setSeen] = useState(last?.id);
  if (!isAway && seen !== last?.id) setSeen(last?.id);
  const seenAt = messages.findIndex(({ id }) => id === seen);
  const fresh = isAway ? messages.slice(seenAt + 1).filter(({ own }) => !own).length : 0;
  const latest = last && !last.own ? (last.text ?? (typeof last.content === 'string' ? last.content : '')) : '';
  const [first] = useState(last?.id);

  return (
    <div ref={ref} {...rest} className={cx(styles.root, className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and may hold nothing else to focus */}
      <div ref={area} role="group" aria-label={label} tabIndex={0} className={styles.area}>
        <div className={styles.inner}>
          <div ref={start} className={styles.start} />
          {loadingEarlier && (
            <div role="status" className={cx(text.caption, styles.meta, styles.centre)}>
              {strings.loading}
            </div>
          )}
          {messages.length === 0 && !loadingEarlier && (
            <div className={cx(text.body, styles.empty)}>{emptyState ?? strings.nothingHere}</div>
          )}
          <ol className={styles.entries}>
            {shown.map((entry) => {
              if (entry.kind === 'group')
                return (
                  <ChatGroup
                    key={entry.id}
                    messages={entry.messages}
                    writeTime={(time) => formats.time.format(new Date(time))}
                    onRetry={onRetry}
                  />
                );
              const isUnread = entry.kind === 'unread';
              return (
                <li
                  key={entry.id}
                  ref={isUnread ? divider : undefined}
                  className={cx(text.caption, styles.divider, isUnread && styles.unread)}
                >
                  <span>{isUnread ? strings.newMessages : formats.day.format(new Date(entry.time))}</span>
                </li>
              );
            })}
          </ol>
          {typing && (
            <div className={cx(text.caption, styles.typing)}>
              <span className={styles.dots} aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
              {typing}
            </div>
          )}
        </div>
      </div>
      <VisuallyHidden role="log">
        {last && last.id !== first && latest && `${last.author.name}: ${latest}`}
      </VisuallyHidden>
      {isAway && (
        <JumpToLatest
          count={fresh}
          onJump={() => {
            toEnd();
            area.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {composer && <div className={styles.composer}>{composer}</div>}
    </div>
  );
}
