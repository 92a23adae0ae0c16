import type { Occurrence } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CalendarView } from './calendarSearch';
import { nudgeOf, useEventKeyboard, type EventKeyboardOptions } from './useEventKeyboard';

afterEach(cleanup);

const press = (key: string, { view = 'week', shiftKey = false, isRightToLeft = false } = {}) =>
  nudgeOf({ key, altKey: true, shiftKey, ctrlKey: false, metaKey: false }, view as CalendarView, isRightToLeft);

it.each([
  ['ArrowRight', {}, { edge: 'both', days: 1, minutes: 0 }],
  ['ArrowLeft', {}, { edge: 'both', days: -1, minutes: 0 }],
  ['ArrowDown', {}, { edge: 'both', days: 0, minutes: 15 }],
  ['ArrowUp', { view: 'month' }, { edge: 'both', days: -7, minutes: 0 }],
  ['ArrowDown', { shiftKey: true }, { edge: 'end', days: 0, minutes: 15 }],
  ['ArrowRight', { isRightToLeft: true }, { edge: 'both', days: -1, minutes: 0 }],
  ['ArrowDown', { isRightToLeft: true }, { edge: 'both', days: 0, minutes: 15 }],
])('Alt+%s with %o changes times by %o', (key, options, nudge) => expect(press(key, options)).toEqual(nudge));

it('other keys and combinations change nothing', () => {
  expect(press('Enter')).toBeUndefined();
  const keys = { key: 'ArrowUp', altKey: true, shiftKey: false, ctrlKey: true, metaKey: false };
  expect(nudgeOf(keys, 'week', false)).toBeUndefined();
  expect(nudgeOf({ ...keys, altKey: false, ctrlKey: false }, 'week', false)).toBeUndefined();
});

const occurrence = {
  key: '12@2026-11-20',
  date: '2026-11-20',
  start: '2026-11-20T17:30:00.000Z',
  end: '2026-11-20T19:00:00.000Z',
  event: { id: 12, allDay: false },
} as Occurrence;

interface EventProps {
  name: string;
  didMount: (element: HTMLElement, name: string) => void;
}
function Event({ name, didMount }: EventProps) {
  const element = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    didMount(element.current!, name);
  });
  return (
    <button ref={element} type="button">
      {name}
    </button>
  );
}
interface GridProps extends Pick<EventKeyboardOptions, 'onMove'> {
  /** Changing the value redraws the events. */
  drawing: number;
  names: readonly string[];
}
function Grid({ drawing, names, onMove }: GridProps) {
  const root = useRef<HTMLDivElement>(null);
  const { rootProps, eventDidMount } = useEventKeyboard({
    root,
    view: 'week',
    timeZone: 'Europe/Berlin',
    isRightToLeft: false,
    occurrences: [occurrence],
    onMove,
    onLimit: () => {},
  });
  return (
    <div ref={root} {...rootProps}>
      {names.map((name) => (
        <Event key={`${drawing} ${name}`} name={name} didMount={eventDidMount} />
      ))}
    </div>
  );
}
const focusedName = () => document.activeElement?.textContent;

it('a focused event keeps the focus when the grid redraws it', () => {
  const onMove = vi.fn();
  const { rerender } = render(<Grid drawing={1} names={['7', occurrence.key]} onMove={onMove} />);
  screen.getByRole('button', { name: occurrence.key }).focus();
  rerender(<Grid drawing={2} names={['7', occurrence.key]} onMove={onMove} />);
  expect(focusedName()).toBe(occurrence.key);
});

it('an event does not take the focus from another control', () => {
  const onMove = vi.fn();
  const grid = (drawing: number) => (
    <>
      <Grid drawing={drawing} names={[occurrence.key]} onMove={onMove} />
      <input aria-label="Search" />
    </>
  );
  const { rerender } = render(grid(1));
  screen.getByRole('button', { name: occurrence.key }).focus();
  screen.getByRole('textbox', { name: 'Search' }).focus();
  rerender(grid(2));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
});

it('an occurrence that becomes a separate event keeps the focus under its new key', async () => {
  const onMove = vi.fn(async () => '90');
  const { rerender } = render(<Grid drawing={1} names={[occurrence.key]} onMove={onMove} />);
  screen.getByRole('button', { name: occurrence.key }).focus();
  const isUnhandled = fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight', altKey: true });
  expect(isUnhandled).toBe(false);
  expect(onMove).toHaveBeenCalledExactlyOnceWith(
    occurrence,
    { start: '2026-11-21T17:30:00.000Z', end: '2026-11-21T19:00:00.000Z' },
    'moved',
  );
  rerender(<Grid drawing={2} names={['90']} onMove={onMove} />);
  await waitFor(() => expect(focusedName()).toBe('90'));
});
