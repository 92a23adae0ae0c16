import { Check, Paperclip, Star } from 'lucide-react';
import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button as AriaButton, Checkbox, GridListItem } from 'react-aria-components';
import { Avatar } from '../../components/Avatar/Avatar';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { tabular, text, truncate } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { RowEnd } from '../../private/lists/RowEnd';
import { fill, useStrings } from '../../private/strings/strings';
import { threadStrings } from '../../private/strings/threadStrings';
import * as styles from './MailList.css';

export interface MailLabel {
  /** Text of the label. */
  name: string;
  /** Color from the chart palette. */
  tone: keyof typeof styles.labelColor;
}

export interface Mail {
  /** Unique ID. */
  id: string;
  /** Sender. */
  from: string;
  /** Subject. */
  subject: string;
  /** First words of the message. */
  excerpt?: string;
  /** Formatted time: "20:02", "Yesterday". */
  time: string;
  /** If true, the message is unread. @default false */
  unread?: boolean;
  /** If true, the message is starred. @default false */
  starred?: boolean;
  /** If true, shows an attachment icon. @default false */
  attachment?: boolean;
  /** Labels, in order. */
  labels?: readonly MailLabel[];
  /** Image URL of the sender. */
  avatar?: string;
  /** Key that determines the color of the initials. @default the sender's name */
  colorKey?: string | number;
}

export interface MailRowProps {
  mail: Mail;
  isSelectable: boolean;
}

interface MailListState {
  /** ID of the open message. */
  current?: string;
  onStar?: (id: string, isStarred: boolean) => void;
  draggableRows?: boolean;
}

/**
 * Renders the actions of a row. Call `keepShown(true)` when a menu opens, and `keepShown(false)` when it closes:
 * otherwise, the actions disappear with the pointer and the focus.
 */
export type RowActions = (id: string, keepShown: (isKept: boolean) => void) => ReactNode;

/** State of the list that visible rows need. */
export const MailListContext = createContext<MailListState>({});

/** Separate, because only the row with the pointer or the focus needs it. */
export const RowActionsContext = createContext<RowActions | undefined>(undefined);

/** A message in a list. The content is rendered only while the row is visible. */
export function MailRow({ mail, isSelectable }: MailRowProps) {
  const { id, from, subject, unread } = mail;
  return (
    <GridListItem id={id} textValue={`${from}, ${subject}`} data-unread={unread || undefined} className={styles.row}>
      {({ isHovered, isFocusVisibleWithin }) => (
        <MailContent mail={mail} isSelectable={isSelectable} isActive={isHovered || isFocusVisibleWithin} />
      )}
    </GridListItem>
  );
}

function MailContent({ mail, isSelectable, isActive }: MailRowProps & { isActive: boolean }) {
  const strings = useStrings(threadStrings);
  const { current, onStar, draggableRows = false } = use(MailListContext);
  const [keepsActions, setKeepsActions] = useState(false);
  const { id, from, subject, excerpt, time, unread, starred, attachment, labels = [], avatar, colorKey } = mail;
  const face = useRef<HTMLSpanElement>(null);
  const isCurrent = id === current;
  // Set on the DOM element: as props of the row, the attributes would rebuild the whole collection.
  useLayoutEffect(() => {
    const row = face.current?.closest('[role="row"]');
    if (!row || !isCurrent) return undefined;
    row.setAttribute('aria-current', 'true');
    row.setAttribute('data-current', 'true');
    return () => {
      row.removeAttribute('aria-current');
      row.removeAttribute('data-current');
    };
  }, [isCurrent]);
  useLayoutEffect(() => {
    const row = face.current?.closest<HTMLElement>('[role="row"]');
    if (row) row.draggable = draggableRows;
  }, [draggableRows]);
  return (
    <>
      {unread && (
        <span className={styles.dot}>
          <VisuallyHidden>{strings.unread}. </VisuallyHidden>
        </span>
      )}
      <span ref={face} className={styles.who}>
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
          {attachment && (
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
          {labels.map(({ name, tone }) => (
            <span key={name} title={name} aria-hidden="true" className={cx(styles.label, styles.labelColor[tone])} />
          ))}
          {labels.length > 0 && (
            <VisuallyHidden>
              {fill(strings.labelsOf, { names: labels.map(({ name }) => name).join(', ') })}
            </VisuallyHidden>
          )}
        </span>
      </span>
      {(isActive || keepsActions) && (
        <ShownActions id={id} hasStar={onStar !== undefined} keepShown={setKeepsActions} />
      )}
      {onStar && (
        <AriaButton
          aria-label={fill(strings.star, { name: subject })}
          aria-pressed={starred ?? false}
          onPress={() => onStar(id, !starred)}
          className={styles.star}
        >
          <Icon as={Star} size={16} className={styles.starIcon} />
        </AriaButton>
      )}
    </>
  );
}

interface ShownActionsProps {
  id: string;
  hasStar: boolean;
  keepShown: (isKept: boolean) => void;
}

function ShownActions({ id, hasStar, keepShown }: ShownActionsProps) {
  const render = use(RowActionsContext);
  return (
    render && (
      <span className={cx(styles.actions, hasStar && styles.besideStar)}>
        <RowEnd>{render(id, keepShown)}</RowEnd>
      </span>
    )
  );
}
