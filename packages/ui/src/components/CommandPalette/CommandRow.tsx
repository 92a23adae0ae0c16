import type { ReactNode } from 'react';
import { text, truncate } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { MatchedText } from '../../private/lists/MatchedText';
import * as results from '../../private/lists/ResultList.css';
import { Kbd } from '../Kbd/Kbd';
import * as styles from './CommandPalette.css';

/** A command to run or a page to open. */
export interface Command {
  /** ID that is unique among all commands. */
  id: string;
  /** Verb and object of the command, or the name of the page. */
  title: string;
  /** Matching part of the title: start and end index. */
  match?: readonly [start: number, end: number];
  /** Icon before the title. */
  icon?: IconType;
  /** Content before the title instead of an icon, such as a small avatar. */
  startContent?: ReactNode;
  /** Short note after the title, such as the target page. */
  detail?: ReactNode;
  /** Keyboard shortcut: one array entry per key. */
  shortcut?: readonly string[];
  /** `danger` for destructive commands. @default 'neutral' */
  tone?: 'neutral' | 'danger';
}

export interface CommandRowProps {
  /** ID of the element. */
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onAction: (command: Command, isNewTab: boolean) => void;
}

/** A command as a listbox option. Focus stays in the field. */
export function CommandRow({ id, command, isActive, onPoint, onAction }: CommandRowProps) {
  const { title, match, icon, startContent, detail, shortcut, tone = 'neutral' } = command;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-tone={tone}
      className={results.row}
      onPointerMove={isActive ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onAction(command, event.ctrlKey || event.metaKey)}
    >
      <span className={results.leading.sm}>{startContent ?? (icon && <Icon as={icon} size={18} />)}</span>
      <span className={cx(text.body, truncate, styles.title)} title={title}>
        <MatchedText match={match}>{title}</MatchedText>
      </span>
      {detail && <span className={cx(text.caption, truncate, styles.detail)}> {detail}</span>}
      {shortcut && (
        <span className={styles.keys}>
          {shortcut.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </div>
  );
}
