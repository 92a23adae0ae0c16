import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { PeriodOptions } from './calendarPeriod';
import { dayOfKey } from './dayKeys';

/** Days of a month, or columns of days with hours. The popover of a day also has a date, but is not a cell. */
const cells = '[role="cell"][data-date]';
const dateOf = (cell: Element) => cell.getAttribute('data-date') ?? '';

export interface DayKeyboardOptions {
  root: RefObject<HTMLElement | null>;
  period: PeriodOptions;
  showsWeekends: boolean;
  isRightToLeft: boolean;
  /** Returns the accessible name of a day. */
  nameOf: (date: string) => string;
  onMove: (date: string) => void;
  /** Called for the focused day. If omitted, the user may not create events. */
  onCreate: ((date: string) => void) | undefined;
}

/** Makes the days of the grid one tab stop, moves the focus between them and creates events by keyboard. */
export function useDayKeyboard({ root, period, onCreate, onMove, nameOf, ...keys }: DayKeyboardOptions) {
  const { view, date } = period;
  /** The focused day, or the day to focus when it is rendered. */
  const wanted = useRef<string>(undefined);
  /** Cells of the visible days. Excludes the separate cells for all-day events in views with hours. */
  const days = useRef(new Set<HTMLElement>());

  const update = (cell: HTMLElement) => {
    const day = dateOf(cell);
    cell.tabIndex = day === date ? 0 : -1;
    cell.setAttribute('aria-label', nameOf(day));
    // The day itself is the tab stop.
    if (view === 'month') for (const link of cell.querySelectorAll<HTMLElement>('[role="link"]')) link.tabIndex = -1;
    const { activeElement } = document;
    const mayFocus = activeElement === document.body || root.current?.contains(activeElement);
    if (day === date && wanted.current === date && activeElement !== cell && mayFocus) cell.focus();
  };
  useLayoutEffect(() => {
    root.current?.querySelector('[role="table"]')?.setAttribute('role', 'grid');
    for (const cell of days.current) {
      if (cell.isConnected) update(cell);
      else days.current.delete(cell);
    }
  });

  return {
    onDayMount: (cell: HTMLElement) => {
      days.current.add(cell);
      update(cell);
    },
    onFocus: ({ target }: FocusEvent) => {
      wanted.current = target.matches(cells) ? dateOf(target) : undefined;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target } = event;
      const cell = target instanceof Element ? target.closest<HTMLElement>(cells) : null;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !cell) return;
      if ((event.key === 'Enter' || event.key === ' ') && target === cell) {
        event.preventDefault();
        onCreate?.(dateOf(cell));
        return;
      }
      const next = dayOfKey({ key: event.key, period: { ...period, date: dateOf(cell) }, ...keys });
      if (next === undefined) return;
      event.preventDefault();
      wanted.current = next;
      if (next === date) for (const each of days.current) update(each);
      else onMove(next);
    },
  };
}
