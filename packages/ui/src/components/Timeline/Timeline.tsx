import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import type { ThemeColor } from '../../theme/tokens';
import * as styles from './Timeline.css';

/** One thing that happened. */
export interface TimelineEvent {
  /** Unique, stable ID. */
  id: string | number;
  /** What happened, past tense. */
  title: ReactNode;
  /** Who, how much, why. */
  description?: ReactNode;
  /** When, as it is read: "19:42". */
  time?: ReactNode;
  /** When, for machines: ISO 8601. */
  dateTime?: string;
  /** Icon in the dot; without it a point. */
  icon?: IconType;
  /** Colour of the dot. @default neutral */
  tone?: ThemeColor;
  /** Not yet: drawn in dashes. */
  upcoming?: boolean;
  /** More below it, such as a file or people. */
  content?: ReactNode;
}

export interface TimelineProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** The events, in order. */
  items: readonly TimelineEvent[];
  /** Name of the list; `aria-labelledby` does as well. */
  label?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLOListElement>;
}

/** What happened, one after the other. */
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
            <div className={styles.head}>
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
