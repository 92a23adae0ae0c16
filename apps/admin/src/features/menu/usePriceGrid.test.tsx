import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { usePriceGrid } from './usePriceGrid';

afterEach(cleanup);

/** Two rows of two prices. */
function Grid() {
  const table = useRef<HTMLDivElement>(null);
  const grid = usePriceGrid({ table, rows: 2, columns: 2, isEditable: true, onFillDown: () => {}, onReset: () => {} });
  return (
    <div ref={table} role="grid" tabIndex={-1} onKeyDown={grid.handleKeyDown}>
      {['A', 'B', 'C', 'D'].map((name, index) => (
        <div key={name} role="gridcell" tabIndex={-1} data-row={Math.floor(index / 2)} data-column={index % 2}>
          {name}
        </div>
      ))}
    </div>
  );
}

/** Presses Tab. Returns the focused cell, or undefined if the browser moves the focus out of the grid. */
function pressTab(shiftKey = false) {
  const isLeaving = fireEvent.keyDown(screen.getByRole('grid'), { key: 'Tab', shiftKey });
  return isLeaving ? undefined : document.activeElement?.textContent;
}

test('Tab moves to the next price, Shift+Tab back, and both leave the grid at its ends', () => {
  render(<Grid />);
  expect(pressTab(true)).toBeUndefined();
  expect([pressTab(), pressTab(), pressTab(), pressTab()]).toEqual(['B', 'C', 'D', undefined]);
  expect([pressTab(true), pressTab(true), pressTab(true), pressTab(true)]).toEqual(['C', 'B', 'A', undefined]);
});
