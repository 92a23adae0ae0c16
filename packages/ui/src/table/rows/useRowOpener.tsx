import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { opensElsewhere, useRoutedLink } from '../../private/dom/navigation';
import * as parts from './RowParts.css';

interface RowOpenerOptions<Row> {
  getRowHref: ((row: Row) => string) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
}

interface OpenerProps {
  tabIndex: 0 | -1;
  children: ReactNode;
}

function RoutedOpener({ href, tabIndex, children }: OpenerProps & { href: string }) {
  return (
    <a {...useRoutedLink(href)} className={parts.opener} data-row-opener="" tabIndex={tabIndex}>
      {children}
    </a>
  );
}

// Beside the box is a near miss of the box, not a press on the row.
const interactive = 'a, button, input, label, select, textarea, [role="button"], [role="menuitem"], [data-row-check]';

/** Does what a press on the key cell of the row does. */
export const openRow = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-row-opener]')?.click();

/** Opens the row that a press was in, unless it was on something of its own. */
export function openPressedRow(event: MouseEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-opens]');
  // Marking text with the pointer is not a press.
  if (!row || !event.currentTarget.contains(row) || opensElsewhere(event)) return;
  if (target.closest(interactive) || window.getSelection()?.toString()) return;
  openRow(row);
}

/** Makes rows open: the key cell is a link or a button, and a press anywhere else in the row presses it. */
export function useRowOpener<Row>({ getRowHref, onRowOpen }: RowOpenerOptions<Row>) {
  return useMemo(() => {
    const opens = Boolean(getRowHref ?? onRowOpen);
    const wrap = (row: Row, tabIndex: 0 | -1, content: ReactNode): ReactNode => {
      if (!opens) return content;
      const look = { className: parts.opener, 'data-row-opener': '', tabIndex };
      if (!getRowHref) {
        return (
          <button type="button" {...look} onClick={() => onRowOpen?.(row)}>
            {content}
          </button>
        );
      }
      if (!onRowOpen) {
        return (
          <RoutedOpener href={getRowHref(row)} tabIndex={tabIndex}>
            {content}
          </RoutedOpener>
        );
      }
      const handleClick = (event: MouseEvent) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onRowOpen(row);
      };
      return (
        <a href={getRowHref(row)} {...look} onClick={handleClick}>
          {content}
        </a>
      );
    };
    return { opens, wrap };
  }, [getRowHref, onRowOpen]);
}

export type RowOpener<Row> = ReturnType<typeof useRowOpener<Row>>;
