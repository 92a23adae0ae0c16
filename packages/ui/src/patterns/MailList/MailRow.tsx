import { Check, Paperclip, Star } from 'lucide-react';
import { Button as AriaButton, Checkbox, GridListItem } from 'react-aria-components';
import { Avatar } from '../../components/Avatar/Avatar';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { tabular, text, truncate } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../private/cx';
import { fill, useStrings } from '../../private/strings';
import { threadStrings } from '../../private/threadStrings';
import * as styles from './MailList.css';

export interface MailLabel {
  /** What the label is called. */
  name: string;
  /** Colour of the palette for categories. */
  color: keyof typeof styles.labelColor;
}

export interface Mail {
  /** Key of the mail. */
  id: string;
  /** Who wrote it. */
  from: string;
  /** What it is about. */
  subject: string;
  /** The first words. */
  excerpt?: string;
  /** When it came, written already: "20:02", "Yesterday". */
  time: string;
  /** Not read yet: its words are strong. @default false */
  isUnread?: boolean;
  /** Has the star. @default false */
  isStarred?: boolean;
  /** Shows a paper clip. @default false */
  hasAttachment?: boolean;
  /** Its labels, in order. */
  labels?: readonly MailLabel[];
  /** Picture of who wrote it. */
  avatar?: string;
  /** What the colour of the initials is picked by. @default the name */
  colorKey?: string | number;
}

export interface MailRowProps {
  mail: Mail;
  isCurrent: boolean;
  isSelectable: boolean;
  onStar?: (id: string, isStarred: boolean) => void;
}

/** One letter in a list. */
export function MailRow({ mail, isCurrent, isSelectable, onStar }: MailRowProps) {
  const strings = useStrings(threadStrings);
  const { id, from, subject, excerpt, time, isUnread, isStarred, hasAttachment, labels = [], avatar, colorKey } = mail;
  return (
    <GridListItem
      id={id}
      textValue={`${from}, ${subject}`}
      data-unread={isUnread || undefined}
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
      className={styles.row}
    >
      {isUnread && (
        <span className={styles.dot}>
          <VisuallyHidden>{strings.unread}. </VisuallyHidden>
        </span>
      )}
      <span className={styles.who}>
        <Avatar name={from} src={avatar} colorKey={colorKey} aria-hidden="true" className={styles.face} />
        {isSelectable && (
          <Checkbox slot="selection" aria-label={fill(strings.chooseName, { name: subject })} className={styles.check}>
            <Icon as={Check} size={14} className={styles.tick} />
          </Checkbox>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={cx(text.table, truncate, styles.strong)} title={from} dir="auto">
            {from}
          </span>
          {hasAttachment && (
            <span className={styles.clip}>
              <Icon as={Paperclip} size={14} />
              <VisuallyHidden>{strings.attachment}</VisuallyHidden>
            </span>
          )}
          <span className={cx(text.caption, tabular, styles.time)}>{time}</span>
        </span>
        <span className={cx(text.table, truncate, styles.strong)} title={subject} dir="auto">
          {subject}
        </span>
        <span className={styles.line}>
          <span className={cx(text.caption, truncate, styles.excerpt)} dir="auto">
            {excerpt}
          </span>
          {labels.map(({ name, color }) => (
            <span key={name} title={name} aria-hidden="true" className={cx(styles.label, styles.labelColor[color])} />
          ))}
          {labels.length > 0 && (
            <VisuallyHidden>
              {fill(strings.labelsOf, { names: labels.map(({ name }) => name).join(', ') })}
            </VisuallyHidden>
          )}
        </span>
      </span>
      {onStar && (
        <AriaButton
          aria-label={fill(strings.star, { name: subject })}
          aria-pressed={isStarred ?? false}
          onPress={() => onStar(id, !isStarred)}
          className={styles.star}
        >
          <Icon as={Star} size={16} className={styles.starIcon} />
        </AriaButton>
      )}
    </GridListItem>
  );
}
