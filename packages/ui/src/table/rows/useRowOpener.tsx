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

// A click next to a checkbox was probably meant for it, so it must not open the row.
const interactive = 'a, button, input, label, select, textarea, [role="button"], [role="menuitem"], [data-row-check]';

/** Opens a row by clicking the link or button in its row header. */
export const openRow = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-row-opener]')?.click();

/** Opens the clicked row, unless the click was on an interactive element. */
export function openClickedRow(event: MouseEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-opens]');
  if (!row || !event.currentTarget.contains(row) || opensElsewhere(event)) return;
  // A click that ends a text selection must not open the row.
  if (target.closest(interactive) || window.getSelection()?.toString()) return;
  openRow(row);
}

/** Makes rows clickable: the row header is a link or a button, and a click elsewhere in the row activates it. */
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
