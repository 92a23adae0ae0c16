import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyDetails } from './CopyDetails';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('CopyDetails confirms copying for two seconds', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: async () => {} } as unknown as Clipboard);
  render(<CopyDetails error={new Error('broken')} />);
  const button = screen.getByRole('button');
  await act(async () => void fireEvent.click(button));
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(button.textContent).toBe('common.copied');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button.textContent).toBe('common.copyDetails');
});
