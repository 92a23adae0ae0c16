import { useEffect, type RefObject } from 'react';
import { CellEditor, type EditMove } from './CellEditor';
import { listenForRowMenu, type MenuPosition } from './listenForRowMenu';
import { RowTooltips } from './RowTooltips';
import type { OnEdit } from '../grid/gridKeys';
import type { DataTableColumn } from '../tableTypes';
import { useEvent } from '../useEvent';

/** The edited cell, and the initial position of the caret in its field. */
export interface EditedCell {
  cell: HTMLElement;
  caret: 'all' | 'end';
}

export interface RowInteractionsProps<Row> {
  /** The element around the rows. */
  root: RefObject<HTMLElement | null>;
  columns: readonly DataTableColumn<Row>[];
  rowOf: (id: string | undefined) => Row | undefined;
  nameOf: (row: Row) => string;
  /** Opens the menu of a row. Undefined if rows have no menus. */
  onMenu: ((button: HTMLElement, position: MenuPosition) => void) | undefined;
  edited: EditedCell | undefined;
  onEdit: OnEdit;
  onEditEnd: () => void;
}

/** Context menus, tooltips and cell editors of the rows. */
export function RowInteractions<Row>({
  root,
  columns,
  rowOf,
  nameOf,
  onMenu,
  edited: editing,
  onEdit,
  onEditEnd,
}: RowInteractionsProps<Row>) {
  const hasMenu = onMenu !== undefined;
  const menu = useEvent((button: HTMLElement, position: MenuPosition) => onMenu?.(button, position));
  useEffect(() => {
    if (!hasMenu || !root.current) return undefined;
    return listenForRowMenu(root.current, menu);
  }, [root, hasMenu, menu]);

  const edited = editing?.cell;
  const row = rowOf(edited?.closest<HTMLElement>('[data-row]')?.dataset.row);
  const column = columns.find(({ id }) => id === edited?.dataset.edit);
  const close = (move?: EditMove) => {
    onEditEnd();
    if (!edited || !move) return;
    const cells = [...root.current!.querySelectorAll<HTMLElement>('[data-edit]')];
    const step = { stay: 0, next: 1, previous: -1 }[move];
    const next = cells[cells.indexOf(edited) + step];
    if (step !== 0 && next) onEdit(next);
    else {
      edited.setAttribute('tabindex', '-1');
      edited.focus();
    }
  };
  return (
    <>
      {hasMenu && <RowTooltips root={root} />}
      {edited && row !== undefined && column?.edit && (
        <CellEditor
          key={`${edited.dataset.edit} ${edited.closest<HTMLElement>('[data-row]')?.dataset.row}`}
          cell={edited}
          caret={editing.caret}
          {...{ column, row }}
          name={nameOf(row)}
          onClose={close}
        />
      )}
    </>
  );
}
