import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Tooltip, tooltipOverlay } from './Tooltip';

beforeAll(() => tooltipOverlay.load());

afterEach(cleanup);
afterEach(() => vi.useRealTimers());

it('describes the control without changing its name', () => {
  render(
    <Tooltip content="Close the day" shortcut="Ctrl D" open>
      <button type="button">Close</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  expect(screen.getByRole('tooltip').textContent).toBe('Close the dayCtrl D');
});

describeConformance(
  Tooltip,
  { content: 'Close the day', open: true, children: <button type="button">Close</button> },
  { element: 'div', overlay: true },
);

it('describes the control by the ID that is set', () => {
  render(
    <Tooltip content="Close the day" id="day" open>
      <button type="button">Close</button>
    </Tooltip>,
  );
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe('day');
});

it('hides the tooltip while it is disabled', () => {
  const dayTooltip = (disabled: boolean) => (
    <Tooltip content="Close the day" disabled={disabled} open>
      <button type="button">Close</button>
    </Tooltip>
  );
  const { rerender } = render(dayTooltip(true));
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBeNull();
  rerender(dayTooltip(false));
  expect(screen.getByRole('tooltip')).toBeTruthy();
});

it('closes the tooltip when its control becomes disabled under the pointer', () => {
  const closeButton = (disabled: boolean) => (
    <Tooltip content="Close the day" delay={0}>
      <button type="button" disabled={disabled}>
        Close
      </button>
    </Tooltip>
  );
  const { rerender } = render(closeButton(false));
  fireEvent.pointerMove(document.body, { pointerType: 'mouse' });
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' });
  expect(screen.getByRole('tooltip')).toBeTruthy();
  rerender(closeButton(true));
  expect(screen.queryByRole('tooltip')).toBeNull();
  rerender(closeButton(false));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('keeps the tooltip open while the pointer is on it', () => {
  vi.useFakeTimers();
  render(
    <Tooltip content="Close the day" delay={0}>
      <button type="button">Close</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  fireEvent.pointerMove(document.body, { pointerType: 'mouse' });
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  wait(0);
  const tooltip = screen.getByRole('tooltip');
  fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  wait(100);
  fireEvent.pointerEnter(tooltip, { pointerType: 'mouse' });
  wait(5000);
  expect(screen.getByRole('tooltip')).toBe(tooltip);
  fireEvent.pointerLeave(tooltip, { pointerType: 'mouse' });
  wait(5000);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
