import type { ReactNode } from 'react';
import { text, truncate } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { MatchedText } from '../../private/lists/MatchedText';
import * as results from '../../private/lists/ResultList.css';
import { Kbd } from '../Kbd/Kbd';
import * as styles from './CommandPalette.css';

/** One thing to run or to open. */
export interface Command {
  /** Key among all commands. */
  id: string;
  /** What happens, verb and object; or the name of what is opened. */
  title: string;
  /** The part of the title that was typed: start and end. */
  match?: readonly [start: number, end: number];
  /** Icon before the title. */
  icon?: IconType;
  /** Something else before it, such as a small avatar. */
  startContent?: ReactNode;
  /** A short fact after the title: where it leads, what it asks for. */
  detail?: ReactNode;
  /** Keys that do the same: one array entry a keycap. */
  shortcut?: readonly string[];
  /** `danger` for what destroys. @default 'neutral' */
  tone?: 'neutral' | 'danger';
}

export interface CommandRowProps {
  /** Id of the element. */
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onAction: (command: Command, isNewTab: boolean) => void;
}

/** A command as an option; the focus stays in the field. */
export function CommandRow({ id, command, isActive, onPoint, onAction }: CommandRowProps) {
  const { title, match, icon, startContent, detail, shortcut, tone = 'neutral' } = command;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field, which keeps the focus
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
