import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Tooltip, tooltipOverlay } from './Tooltip';

beforeAll(() => tooltipOverlay.load());

afterEach(cleanup);

it('describes its control and does not rename it', () => {
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
  { element: 'div' },
);

it('describes its control by the given ID', () => {
  render(
    <Tooltip content="Close the day" id="day" open>
      <button type="button">Close</button>
    </Tooltip>,
  );
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe('day');
});
