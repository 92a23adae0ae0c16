import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import type { ThemeColor } from '../../theme/tokens';
import * as styles from './Timeline.css';

export interface TimelineEvent {
  /** Unique, stable ID. */
  id: string | number;
  /** Title in the past tense, such as "Bill printed". */
  title: ReactNode;
  /** Details. */
  description?: ReactNode;
  /** Formatted time: "19:42". */
  time?: ReactNode;
  /** Machine-readable time, ISO 8601. */
  dateTime?: string;
  /** Icon of the event, instead of the inner dot. */
  icon?: IconType;
  /** Color of the dot. @default neutral */
  tone?: ThemeColor;
  /** If true, the event is in the future and drawn dashed. */
  upcoming?: boolean;
  /** Content below the description, such as a file or people. */
  content?: ReactNode;
}

export interface TimelineProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** Events, in order. */
  items: readonly TimelineEvent[];
  /** Accessible name of the list. Alternatively, set `aria-labelledby`. */
  label?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLOListElement>;
}

/** A list of events in chronological order. */
export function Timeline({ items, label, className, ref, ...rest }: TimelineProps) {
  return (
    <ol ref={ref} aria-label={label} {...rest} className={cx(styles.root, className)}>
      {items.map(({ id, title, description, time, dateTime, icon, tone, upcoming, content }) => (
        <li key={id} className={cx(styles.item, styles.awaited)} data-pending={upcoming || undefined}>
          <div className={styles.rail}>
            <span className={cx(styles.dot, tone ? styles.tone[tone] : styles.neutral, upcoming && styles.pending)}>
              {icon ? <Icon as={icon} size={14} /> : <span className={styles.point} />}
            </span>
          </div>
          <div>
            <div className={styles.header}>
              <span className={cx(text.bodyStrong, styles.title, upcoming && styles.quiet)}>{title}</span>
              {time !== undefined && (
                <time dateTime={dateTime} className={cx(text.caption, styles.time)}>
                  {time}
                </time>
              )}
            </div>
            {description && <div className={cx(text.caption, styles.description)}>{description}</div>}
            {content && <div className={styles.content}>{content}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
