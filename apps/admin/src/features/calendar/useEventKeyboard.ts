import { isDateOnly, nudgeTimes, type Nudge, type Occurrence } from '@larder/domain/contract';
import { useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { CalendarView } from './calendarSearch';
import type { Times } from './useEventActions';

const attribute = 'data-occurrence';
const eventOf = (target: EventTarget) => (target instanceof Element ? target.closest(`[${attribute}]`) : null);

const steps: Readonly<Record<string, readonly [days: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Returns the change for a key, or undefined. Alt with an arrow key moves the event, with Shift only its end. Left and
 * right are days, in the direction of the text. Up and down are the weeks of a month, otherwise 15 minutes.
 */
export function nudgeOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  view: CalendarView,
  isRightToLeft: boolean,
): Nudge | undefined {
  const step = steps[event.key];
  if (!step || !event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const [days, rows] = step;
  return {
    edge: event.shiftKey ? 'end' : 'both',
    // Adding 0 avoids -0.
    days: (isRightToLeft ? -days : days) + (view === 'month' ? rows * 7 : 0) + 0,
    minutes: view === 'month' ? 0 : rows * 15,
  };
}

export interface EventKeyboardOptions {
  root: RefObject<HTMLElement | null>;
  view: CalendarView;
  timeZone: string;
  isRightToLeft: boolean;
  occurrences: readonly Occurrence[];
  /** Called with new times. Resolves to the key of the moved occurrence, or undefined if it did not move. */
  onMove: (occurrence: Occurrence, times: Times, kind: 'moved' | 'resized') => Promise<string | undefined>;
  /** Called if the event cannot be moved or resized further. */
  onLimit: (occurrence: Occurrence, limit: 'noTime' | 'shortest') => void;
}

/** Moves and resizes the focused event by keyboard, and keeps the focus on it when the grid redraws its events. */
export function useEventKeyboard({
  root,
  view,
  timeZone,
  isRightToLeft,
  occurrences,
  onMove,
  onLimit,
}: EventKeyboardOptions) {
  /** Key of the focused event, or of the event to focus when it is drawn. */
  const wanted = useRef<string>(undefined);

  /** Focuses the wanted event, unless one of its parts in another week has the focus. */
  const focusWanted = (elements: Iterable<Element>) => {
    if (document.activeElement?.getAttribute(attribute) === wanted.current) return;
    const element = [...elements].find((each) => each.getAttribute(attribute) === wanted.current);
    if (element instanceof HTMLElement) element.focus();
  };
  const move = async (occurrence: Occurrence, times: Times, kind: 'moved' | 'resized') => {
    const key = await onMove(occurrence, times, kind);
    if (key === undefined) return;
    wanted.current = key;
    focusWanted(root.current?.querySelectorAll(`[${attribute}]`) ?? []);
  };

  return {
    rootProps: {
      onFocus: ({ target }: FocusEvent) => {
        wanted.current = eventOf(target)?.getAttribute(attribute) ?? undefined;
      },
      // Without a related target, the event may have been removed to be redrawn.
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget) wanted.current = undefined;
      },
      onPointerDown: () => {
        wanted.current = undefined;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const key = eventOf(event.target)?.getAttribute(attribute);
        const nudge = nudgeOf(event, view, isRightToLeft);
        const occurrence = nudge && occurrences.find((each) => each.key === key);
        if (!occurrence) return;
        // Alt and an arrow key would navigate the browser history.
        event.preventDefault();
        const times = nudgeTimes(occurrence, nudge, timeZone);
        if (times) void move(occurrence, times, nudge.edge === 'end' ? 'resized' : 'moved');
        else onLimit(occurrence, nudge.days === 0 && isDateOnly(occurrence.start) ? 'noTime' : 'shortest');
      },
    },
    /** Marks the element of an event, and focuses it if that event was focused. */
    eventDidMount: (element: HTMLElement, key: string) => {
      element.setAttribute(attribute, key);
      if (wanted.current === undefined) return;
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || root.current?.contains(activeElement))
        focusWanted([element]);
    },
  };
}
