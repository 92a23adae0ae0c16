/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- A row laid out as a grid loses the roles of its elements. */
import { useCallback, useRef, type RefObject } from 'react';
import * as styles from '../DataTable.css';
import { readItem } from '../model/items';
import { rowHeights } from '../rows/rowHeights';
import type { OnEdit } from './gridKeys';
import { bodyItem, type BodySource } from './bodyItem';
import { useGridKeyboard } from './useGridKeyboard';
import { useRecycledKeys } from '../virtual/useRecycledKeys';
import { openClickedRow } from '../rows/useRowOpener';
import { VirtualWindow } from '../lazyParts';
import { useVirtualWindow } from '../virtual/useVirtualWindow';

export interface TableBodyProps<Row> extends BodySource<Row> {
  scroller: RefObject<HTMLElement | null>;
  isVirtual: boolean;
  /** Height of the viewport until it is measured, px. */
  initialSize: number;
  /** Height of the header, px. */
  headerHeight: number;
  onSelectAll: (() => void) | undefined;
  onMenu: (button: HTMLElement) => void;
  /** Opens the editor of a cell. Undefined if no cell is editable. */
  onEdit: OnEdit | undefined;
}

/** Height of details until they are measured, px. */
const detailHeight = 160;

/** Rendered rows with keyboard navigation. Moving the focus re-renders two rows, scrolling only new ones. */
export function TableBody<Row>({
  model,
  scroller,
  isVirtual,
  initialSize,
  headerHeight,
  onSelectAll,
  onMenu,
  onEdit,
  ...source
}: TableBodyProps<Row>) {
  const { view, renderDetail } = source;
  const body = useRef<HTMLTableSectionElement>(null);
  const { items, count } = model.page;
  const rowHeight = rowHeights[view.density];
  const itemAt = useCallback((index: number) => (items ? items[index]! : index), [items]);

  const keys = useGridKeyboard({
    body,
    count,
    isRtl: view.isRtl,
    pageSize: () =>
      isVirtual ? Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headerHeight) / rowHeight) - 1) : 10,
    opens: view.opener.opens,
    onToggle: view.onToggle,
    onSelectAll,
    onMenu,
    onEdit,
  });
  const hasDetails = renderDetail !== undefined && items !== model.page.indexes;
  const {
    items: visible,
    total,
    measure,
    isScrolling,
    virtualizer,
  } = useVirtualWindow({
    VirtualWindow,
    isOn: isVirtual,
    scroller,
    count,
    sizeOf: (index) => (hasDetails && readItem(itemAt(index)).kind === 'detail' ? detailHeight : rowHeight),
    ...(hasDetails && { keyOf: itemAt }),
    before: headerHeight,
    initialSize,
    overscan: 20,
    contents: model.sorted,
    focused: keys.active,
  });
  const shown = isVirtual ? visible : Array.from({ length: count }, (_, index) => ({ index, start: undefined }));
  const recycledKeys = useRecycledKeys(shown.map(({ index }) => index));
  // Moving elements in the document triggers layout, so rows are put in order when scrolling ends.
  const ordered = isScrolling
    ? shown.toSorted((a, b) => recycledKeys.get(a.index)! - recycledKeys.get(b.index)!)
    : shown;

  return (
    <>
      {virtualizer}
      <tbody
        ref={body}
        role="rowgroup"
        className={styles.body}
        style={isVirtual ? { blockSize: total } : undefined}
        data-virtual={isVirtual ? '' : undefined}
        onKeyDown={keys.handleKeyDown}
        onFocus={keys.handleFocus}
        onClick={(event) => {
          const menu = (event.target as Element).closest<HTMLElement>('[data-row-menu]');
          const edited = (event.target as Element).closest<HTMLElement>('[data-edit]');
          if (menu && event.currentTarget.contains(menu)) onMenu(menu);
          else if (edited && onEdit) onEdit(edited);
          else openClickedRow(event);
        }}
      >
        {ordered.map(({ index, start }) =>
          bodyItem({
            ...source,
            model,
            measure,
            index,
            start,
            isActive: index === keys.active,
            recycled: isVirtual ? recycledKeys.get(index) : undefined,
          }),
        )}
      </tbody>
    </>
  );
}
