import type { ReactElement, ReactNode } from 'react';
import { text, truncate } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { MatchedText } from '../../private/lists/MatchedText';
import * as results from '../../private/lists/ResultList.css';
import * as styles from './SearchOverlay.css';
import type { ShellLinkProps } from './SideMenuRow';

/** A search result. */
export interface SearchOverlayRowData {
  /** ID, unique among all results. */
  id: string;
  /** URL of the result. Without it, the result is an action. */
  href?: string;
  /** Name of the result. */
  title: string;
  /** Range of the name that matches the typed text. */
  match?: readonly [start: number, end: number];
  /** Icon or small avatar. */
  startContent?: ReactNode;
  /** Second line. */
  description?: ReactNode;
  /** Short text at the end. */
  endContent?: ReactNode;
}

export interface SearchOverlayRowProps {
  /** ID of the element. */
  id: string;
  row: SearchOverlayRowData;
  isActive: boolean;
  onPoint: () => void;
  onFollow: () => void;
  renderLink: (link: ShellLinkProps) => ReactElement;
}

/** A result as an option. With a URL also a link, so that it can be opened in a new tab. */
export function SearchOverlayRow({
  id,
  row: { href, title, match, startContent, description, endContent },
  isActive,
  onPoint,
  onFollow,
  renderLink,
}: SearchOverlayRowProps) {
  const link: Omit<ShellLinkProps, 'href'> = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: results.row,
    onPointerMove: isActive ? undefined : onPoint,
    // Keep focus in the field: blur would close the list before the click.
    onMouseDown: (event) => event.preventDefault(),
    onClick: (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onFollow();
    },
    children: (
      <>
        {startContent && <span className={results.leading.md}>{startContent}</span>}
        <span className={styles.words}>
          <span className={cx(text.table, truncate)} title={title}>
            <MatchedText match={match}>{title}</MatchedText>
          </span>
          {description && <span className={cx(text.caption, truncate, styles.description)}>{description}</span>}
        </span>
        {endContent && <span className={cx(text.caption, styles.trailing)}>{endContent}</span>}
      </>
    ),
  };
  return href === undefined ? <a {...link} /> : renderLink({ ...link, href });
}
