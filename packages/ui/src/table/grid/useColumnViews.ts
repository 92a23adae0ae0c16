import { useMemo, type RefObject } from 'react';
import { cx } from '../../css/cx';
import { checkWidth, type LayoutColumn } from '../columns/columnLayout';
import * as styles from '../DataTable.css';
import type { ColumnView, TableView } from '../rows/rowView';
import { cellPadding } from '../rows/textWidth';
import { VirtualWindow } from '../lazyParts';
import { useVirtualWindow } from '../virtual/useVirtualWindow';

interface ColumnViewsOptions<Row> {
  layout: readonly LayoutColumn<Row>[];
  view: TableView<Row>;
  scroller: RefObject<HTMLElement | null>;
}

// Below this many unpinned columns, virtualization costs more than it saves.
const virtualColumnsFrom = 14;

/** Returns the rendered columns with the props shared by their cells. Many columns are virtualized. */
export function useColumnViews<Row>({ layout, view, scroller }: ColumnViewsOptions<Row>) {
  const { isFixed, isRtl } = view;
  const hasSelection = view.onToggle !== undefined;
  const hasParts = view.opener.opens || view.onExpand !== undefined;
  const start = layout.filter(({ pin }) => pin === 'start');
  const center = layout.filter(({ pin }) => pin === undefined);

  const isWindowed = isFixed && center.length >= virtualColumnsFrom;
  const { items, virtualizer } = useVirtualWindow({
    VirtualWindow,
    isOn: isWindowed,
    scroller,
    count: center.length,
    sizeOf: (index) => center[index]!.size,
    before: start.reduce((sum, { size }) => sum + size, hasSelection ? checkWidth : 0),
    initialSize: 1440,
    overscan: 2,
    isHorizontal: true,
    isRtl,
  });
  const from = isWindowed ? (items[0]?.index ?? 0) : 0;
  const to = isWindowed ? (items.at(-1)?.index ?? 0) + 1 : center.length;

  const columns = useMemo(() => {
    const visible = layout.filter(({ pin, at }) => pin || (at >= start.length + from && at < start.length + to));
    const lead = hasSelection ? 1 : 0;
    return visible.map((one): ColumnView<Row> => {
      const { column, pin, at, size } = one;
      const isText = isFixed && !column.cell && !(column.rowHeader && hasParts);
      const look = cx(
        styles.cell,
        styles.align[column.align ?? 'start'],
        column.muted && styles.muted,
        column.rowHeader && styles.key,
        isFixed && (isText ? styles.textCell : styles.partsCell),
        pin && styles.pinned,
      );
      return {
        ...one,
        number: at + lead + 1,
        className: isText ? cx(look, styles.truncated) : look,
        untruncated: isText && !column.rowHeader ? { className: look, width: size - cellPadding } : undefined,
        // If all columns are rendered, auto-placement suffices: an inline style per cell slows down each row.
        style:
          isFixed && (isWindowed || pin)
            ? {
                gridColumnStart: at + lead + 1,
                ...(pin && { [pin === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(--table-pin-${at})` }),
              }
            : undefined,
      };
    });
    // `start` is derived from the layout.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [layout, from, to, isFixed, isWindowed, hasSelection, hasParts]);
  return { columns, virtualizer };
}
