import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDayKeyboard } from './useDayKeyboard';

afterEach(cleanup);

function Cell({ date, onMount }: { date: string; onMount: (element: HTMLElement) => void }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => onMount(element.current!), [onMount]);
  return (
    <div ref={element} role="cell" data-date={date}>
      <span role="link" tabIndex={0}>
        {date.slice(8)}
      </span>
    </div>
  );
}

const onCreate = vi.fn();
const november = ['2026-11-19', '2026-11-20', '2026-11-27'];
const december = ['2026-12-04'];

/** A grid that draws other cells in another month, as FullCalendar does. */
function Grid() {
  const root = useRef<HTMLDivElement>(null);
  const [date, setDate] = useState('2026-11-20');
  const { onDayMount, ...handlers } = useDayKeyboard({
    root,
    period: { view: 'month', date, firstDay: 1, isNarrow: false },
    showsWeekends: true,
    isRightToLeft: false,
    nameOf: (day) => `Day ${day}`,
    onMove: setDate,
    onCreate,
  });
  return (
    <div ref={root} {...handlers}>
      <div role="table">
        {(date < '2026-12-01' ? november : december).map((day) => (
          <Cell key={day} date={day} onMount={onDayMount} />
        ))}
      </div>
    </div>
  );
}

const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const focused = () => document.activeElement?.getAttribute('aria-label');

it('the days are a grid with one tab stop', () => {
  render(<Grid />);
  expect(screen.getByRole('grid')).toBeDefined();
  const tabStops = [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')];
  expect(tabStops.map((each) => each.getAttribute('aria-label'))).toEqual(['Day 2026-11-20']);
});

it('arrow keys move focus, including to a day that is rendered later', () => {
  render(<Grid />);
  screen.getByRole('cell', { name: 'Day 2026-11-20' }).focus();
  press('ArrowLeft');
  expect(focused()).toBe('Day 2026-11-19');
  press('ArrowRight');
  press('ArrowDown');
  expect(focused()).toBe('Day 2026-11-27');
  press('ArrowDown');
  expect(focused()).toBe('Day 2026-12-04');
});

it('Enter creates an event on the focused day, but not on a control in it', () => {
  render(<Grid />);
  screen.getByRole('cell', { name: 'Day 2026-11-20' }).focus();
  press('Enter');
  expect(onCreate.mock.calls).toEqual([['2026-11-20']]);
  fireEvent.keyDown(screen.getByText('20'), { key: 'Enter' });
  expect(onCreate).toHaveBeenCalledOnce();
});

it('a day does not take the focus from a control outside of the grid', () => {
  render(
    <>
      <input aria-label="Search" />
      <Grid />
    </>,
  );
  screen.getByRole('cell', { name: 'Day 2026-11-20' }).focus();
  const key = { key: 'ArrowLeft' };
  const cell = document.activeElement!;
  screen.getByRole('textbox').focus();
  fireEvent.keyDown(cell, key);
  expect(screen.getByRole('textbox')).toBe(document.activeElement);
});
