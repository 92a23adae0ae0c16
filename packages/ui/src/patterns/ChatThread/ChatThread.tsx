import { useLayoutEffect, useMemo, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { threadStrings } from '../../private/strings/threadStrings';
import { ChatGroup } from './ChatGroup';
import type { ChatMessage } from './ChatMessage';
import * as styles from './ChatThread.css';
import { JumpToLatest } from './JumpToLatest';
import { threadEntries } from './threadEntries';
import { useThreadFormats } from './useThreadFormats';
import { useThreadScroll } from './useThreadScroll';
import { useThreadWindow } from './useThreadWindow';

export interface ChatThreadProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name, usually the names of the other participants. */
  label: string;
  /** Messages, oldest first. */
  messages: readonly ChatMessage[];
  /** ID of the first unread message. A divider precedes it, and the thread opens there. */
  unreadFrom?: string;
  /** Typing indicator, such as "Bea is typing". */
  typing?: ReactNode;
  /** Field for a new message, below the messages. */
  composer?: ReactNode;
  /** Called when the user scrolls to the start of the thread. Load older messages here. */
  onReachStart?: () => void;
  /** If true, shows "Loading", localized, at the start of the thread. @default false */
  loadingEarlier?: boolean;
  /** Called with the ID of a failed or waiting message that the user sends again. */
  onRetry?: (id: string) => void;
  /** Called with the ID of a failed or waiting message that the user deletes. */
  onRemove?: (id: string) => void;
  /** ID of a message to scroll to and highlight, such as a search result. */
  current?: string;
  /** Pause in minutes after which messages of the same author start a new group. @default 5 */
  pause?: number;
  /** IANA time zone of the times and days, such as 'Europe/London'. @default the time zone of the device */
  timeZone?: string;
  /** Shown if there are no messages. @default 'Nothing here yet', localized */
  emptyState?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Conversation with days, message groups and an unread divider. Opens at the first unread message. */
export function ChatThread({
  label,
  messages,
  unreadFrom,
  typing,
  composer,
  onReachStart,
  loadingEarlier = false,
  onRetry,
  onRemove,
  current,
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
  const { shown, isLatest, earlier, later, toLatest, toMessage } = useThreadWindow(entries);
  const last = messages.at(-1);

  const { area, divider, start, end, isAway, toEnd, toElement } = useThreadScroll({
    shown,
    lastId: last?.id,
    isLastOwn: last?.own ?? false,
    isLatest,
    onReachStart: () => {
      if (!earlier()) onReachStart?.();
    },
    onReachEnd: later,
    toLatest,
  });

  useLayoutEffect(() => {
    if (current !== undefined) toMessage(current);
  }, [current, toMessage]);
  const isCurrentShown = shown.some(
    (entry) => entry.kind === 'group' && entry.messages.some(({ id }) => id === current),
  );
  useLayoutEffect(() => {
    if (current !== undefined && isCurrentShown) toElement(`message-${current}`);
  }, [current, isCurrentShown, toElement]);

  // ID of the last message when the thread was at the end. Later messages from others are counted as new.
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
            <div role="status" className={cx(text.caption, styles.meta, styles.center)}>
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
                    current={current}
                    onRetry={onRetry}
                    onRemove={onRemove}
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
          <div ref={end} className={styles.end} />
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
