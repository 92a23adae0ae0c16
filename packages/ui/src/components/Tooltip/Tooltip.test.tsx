import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Tooltip } from './Tooltip';

afterEach(cleanup);

it('describes its control and does not rename it', () => {
  render(
    <Tooltip content="Close the day" shortcut="Ctrl D" isOpen>
      <button type="button">Close</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  expect(screen.getByRole('tooltip').textContent).toBe('Close the dayCtrl D');
});

it('adds className to the tooltip', () => {
  render(
    <Tooltip content="Close the day" className="from-outside" isOpen>
      <button type="button">Close</button>
    </Tooltip>,
  );
  expect(screen.getByRole('tooltip').classList.contains('from-outside')).toBe(true);
});
