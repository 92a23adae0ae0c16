import type { ReactElement, ReactNode } from 'react';
import { text, truncate } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { MatchedText } from '../../private/lists/MatchedText';
import * as results from '../../private/lists/ResultList.css';
import * as styles from './SearchOverlay.css';
import type { ShellLinkProps } from './SideMenuRow';

/** One result. */
export interface SearchOverlayRowData {
  /** Key among all results. */
  id: string;
  /** Where it leads. */
  href: string;
  /** Its name. */
  title: string;
  /** The part of the name that was typed: start and end. */
  match?: readonly [start: number, end: number];
  /** An icon or a small avatar. */
  startContent?: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** A short fact at the end. */
  endContent?: ReactNode;
}

export interface SearchOverlayRowProps {
  /** Id of the element. */
  id: string;
  row: SearchOverlayRowData;
  isActive: boolean;
  onPoint: () => void;
  onFollow: () => void;
  renderLink: (link: ShellLinkProps) => ReactElement;
}

/** A result as an option that is also a link, so that it opens in a new tab like any other. */
export function SearchOverlayRow({
  id,
  row: { href, title, match, startContent, description, endContent },
  isActive,
  onPoint,
  onFollow,
  renderLink,
}: SearchOverlayRowProps) {
  return renderLink({
    id,
    href,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: results.row,
    onPointerMove: isActive ? undefined : onPoint,
    // Focus stays in the field: leaving it would close the list before the click lands.
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
  });
}
