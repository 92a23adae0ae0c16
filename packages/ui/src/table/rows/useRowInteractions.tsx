import { Suspense, useState, type RefObject } from 'react';
import { fill } from '../../private/strings/strings';
import { RowInteractions, RowMenuPanel } from '../lazyMenus';
import type { OnEdit } from '../grid/gridKeys';
import type { DataTableColumn } from '../tableTypes';
import type { EditedCell } from './RowInteractions';
import type { TableView } from './rowView';
import { useRowMenu } from './useRowMenu';

export interface RowInteractionState {
  /** True once the pointer or focus has entered the table. */
  hasEntered: boolean;
  onMenu: (button: HTMLElement) => void;
  onEdit: OnEdit | undefined;
}

interface RowInteractionsOptions<Row> {
  /** The element around the rows. */
  root: RefObject<HTMLElement | null>;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  view: TableView<Row>;
  isPhone: boolean;
}

/**
 * Returns the context menus, tooltips and cell editors of the rows. They load when the pointer or the focus enters the
 * table, or immediately on phones.
 */
export function useRowInteractions<Row>({ root, columns, rows, getRowId, view, isPhone }: RowInteractionsOptions<Row>) {
  const { rowActions, isEditable, nameOf, strings } = view;
  const [hasEntered, setEntered] = useState(false);
  const [edited, setEdited] = useState<EditedCell>();
  const edit: OnEdit = (cell, caret = 'all') => setEdited({ cell, caret });
  const rowOf = (id: string | undefined) => rows?.find((row) => getRowId(row) === id);
  const menu = useRowMenu((id) => {
    const row = rowOf(id);
    if (row === undefined) return undefined;
    return { actions: rowActions?.(row) ?? [], label: fill(strings.actionsFor, { name: nameOf(row) }) };
  });
  const enter = () => setEntered(true);
  return {
    hasEntered,
    rootProps: hasEntered ? undefined : { onPointerEnter: enter, onFocus: enter },
    onMenu: menu.open,
    onEdit: isEditable ? edit : undefined,
    parts: (
      <>
        {/* Phones have no hover, so mount on the first render. */}
        {(hasEntered || isPhone || edited) && (rowActions ?? isEditable) && (
          <Suspense fallback={null}>
            <RowInteractions
              {...{ root, columns, rowOf, nameOf, edited, onEdit: edit }}
              onMenu={rowActions && menu.open}
              onEditEnd={() => setEdited(undefined)}
            />
          </Suspense>
        )}
        {menu.panel && (
          <Suspense fallback={null}>
            <RowMenuPanel {...menu.panel} />
          </Suspense>
        )}
      </>
    ),
  };
}
