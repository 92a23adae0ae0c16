import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureShortcuts } from '../../hooks/useShortcuts';
import { usePreviewKeys } from './usePreviewKeys';

const next = vi.fn<() => void>();
const refund = vi.fn<() => void>();
const voidBill = vi.fn<() => void>();

function Preview() {
  const content = useRef<HTMLDivElement>(null);
  usePreviewKeys(content, { ArrowDown: next, r: refund, 'Shift+v': voidBill });
  return (
    <>
      <div role="dialog">
        <div ref={content}>
          <input aria-label="field" />
          <div role="tab" tabIndex={0} />
          <button type="button">Inside</button>
        </div>
      </div>
      <button type="button">Outside</button>
    </>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  configureShortcuts({ isOn: true, keyMap: {} });
  render(<Preview />);
});
afterEach(() => {
  cleanup();
  configureShortcuts({ isOn: true, keyMap: {} });
});
const press = (on: Element, key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(on, { key, ...init });
const inside = () => screen.getByRole('button', { name: 'Inside' });
const calls = () => [next, refund, voidBill].map(({ mock }) => mock.calls.length);

it('handles the keys of the preview and prevents their default action', () => {
  expect(press(inside(), 'ArrowDown')).toBe(false);
  press(inside(), 'r');
  press(inside(), 'V', { shiftKey: true });
  expect(calls()).toEqual([1, 1, 1]);
  expect(press(inside(), 'v')).toBe(true);
  expect(press(inside(), 'x')).toBe(true);
  expect(calls()).toEqual([1, 1, 1]);
});

it('ignores keys in fields, outside the dialog and with modifiers', () => {
  press(screen.getByLabelText('field'), 'r');
  press(screen.getByRole('button', { name: 'Outside' }), 'r');
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) press(inside(), 'r', { [modifier]: true });
  expect(calls()).toEqual([0, 0, 0]);
});

it('leaves the arrow keys to tabs, but no other keys', () => {
  const tab = screen.getByRole('tab');
  press(tab, 'ArrowDown');
  press(tab, 'r');
  expect(calls()).toEqual([0, 1, 0]);
});

it('ignores single keys if the user has disabled them, but not the arrow keys', () => {
  configureShortcuts({ isOn: false, keyMap: {} });
  cleanup();
  render(<Preview />);
  press(inside(), 'r');
  press(inside(), 'ArrowDown');
  expect(calls()).toEqual([1, 0, 0]);
});
