import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../private/dom/announce';
import { columnStrings } from '../../private/strings/columnStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { headerControl } from '../grid/headerKeyboard';
import { fitWidth, widthsNow, type SizedTable } from './columnResizing';
import { moveColumn, stepOf, type ColumnPlace } from './moveColumn';
import type { ColumnToolsProps } from './tableArrangement';

/** Returns functions that move, pin, hide and fit a column and keep the focus in the header. */
export function useColumnCommands({ view, arrangement }: ColumnToolsProps, button: RefObject<HTMLElement | null>) {
  const strings = useStrings(columnStrings);
  const { table, layout, isFixed } = arrangement;
  const { id, header: name } = view.column;
  const headerCell = () => button.current!.closest('th')!;
  const sized = (): SizedTable => ({
    ...arrangement,
    element: button.current!.closest('table')!,
    lead: view.number - view.at - 1,
  });
  const focus = () => headerControl(headerCell())?.focus();

  const move = (place: ColumnPlace) => {
    const { activeElement } = document;
    flushSync(() => moveColumn(table, id, place));
    // Moving an element in the document blurs it.
    if (activeElement?.closest('th') === button.current?.closest('th')) (activeElement as HTMLElement | null)?.focus();
    const order = table.getAllLeafColumns().filter((column) => column.getIsVisible());
    announce(
      fill(strings.columnMoved, {
        name,
        place: order.findIndex((one) => one.id === id) + 1,
        count: layout.length,
      }),
    );
  };
  return {
    sized,
    focus,
    move,
    step: (by: 1 | -1) => {
      const place = stepOf(layout, id, by);
      if (place) move(place);
    },
    pin: (edge: 'start' | 'end' | undefined) => {
      const widths = isFixed ? undefined : widthsNow(sized());
      flushSync(() => {
        if (widths) table.setColumnSizing(widths);
        table.getColumn(id)!.pin(edge ?? false);
      });
      focus();
    },
    hide: () => {
      const cell = headerCell();
      const neighbor = (cell.nextElementSibling ?? cell.previousElementSibling) as HTMLElement | null;
      flushSync(() => table.getColumn(id)!.toggleVisibility(false));
      if (neighbor) headerControl(neighbor)?.focus();
    },
    fit: () => fitWidth(sized(), view),
  };
}
