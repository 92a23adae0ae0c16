import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './DataTable.css';

interface RowOpenerOptions<Row> {
  getRowHref: ((row: Row) => string) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
// Beside the box is a near miss of the box, not a press on the row.
const interactive = 'a, button, input, label, select, textarea, [role="button"], [role="menuitem"], [data-row-check]';

/** Makes rows open: the key cell is a link or a button, and a press anywhere else in the row presses it. */
export function useRowOpener<Row>({ getRowHref, onRowOpen }: RowOpenerOptions<Row>) {
  const opens = Boolean(getRowHref ?? onRowOpen);

  const wrap = (row: Row, tabIndex: 0 | -1, content: ReactNode): ReactNode => {
    if (!opens) return content;
    if (getRowHref && onRowOpen) {
      const handleClick = (event: MouseEvent) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onRowOpen(row);
      };
      return (
        <a
          href={getRowHref(row)}
          className={styles.opener}
          data-row-opener=""
          tabIndex={tabIndex}
          onClick={handleClick}
        >
          {content}
        </a>
      );
    }
    if (getRowHref) {
      // The link of react-aria-components goes through the router of UiProvider.
      return (
        <Link
          href={getRowHref(row)}
          className={styles.opener}
          data-row-opener=""
          {...(tabIndex === -1 && { excludeFromTabOrder: true })}
        >
          {content}
        </Link>
      );
    }
    return (
      <button
        type="button"
        className={styles.opener}
        data-row-opener=""
        tabIndex={tabIndex}
        onClick={() => onRowOpen?.(row)}
      >
        {content}
      </button>
    );
  };

  const open = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-row-opener]')?.click();

  const handleRowClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const isElsewhere = !event.currentTarget.contains(target);
    // Marking text with the pointer is not a press.
    if (
      !opens ||
      isElsewhere ||
      opensElsewhere(event) ||
      target.closest(interactive) ||
      window.getSelection()?.toString()
    )
      return;
    open(event.currentTarget);
  };

  return { opens, wrap, open, handleRowClick };
}

export type RowOpener<Row> = ReturnType<typeof useRowOpener<Row>>;
