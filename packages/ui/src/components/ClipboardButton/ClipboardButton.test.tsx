import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ClipboardButton } from './ClipboardButton';

const writeText = vi.fn<(text: string) => Promise<void>>();

describe('ClipboardButton', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    writeText.mockReset().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    Object.defineProperty(window, 'navigator', { value: { clipboard: { writeText } }, configurable: true });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  describeConformance(ClipboardButton, { value: '#1177' }, { element: 'button' });

  const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

  it('copies, shows "Copied", and resets after two seconds', async () => {
    const onCopy = vi.fn();
    render(<ClipboardButton value={async () => '#1177'} label="Copy the number" onCopy={onCopy} />);
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('#1177');
    expect(onCopy).toHaveBeenCalledWith('#1177');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Copy the number' })).toBeTruthy();
  });

  it('reports a failed copy if the browser denies access', async () => {
    const onError = vi.fn();
    writeText.mockRejectedValue(new Error('Clipboard access denied'));
    document.execCommand = () => false;
    render(<ClipboardButton value="#1177" onError={onError} iconOnly />);
    await press();
    expect(screen.getByRole('status').textContent).toBe('Could not copy');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  it('reports a failed copy if `value` throws', async () => {
    const onError = vi.fn();
    const value = () => {
      throw new Error('No text');
    };
    render(<ClipboardButton value={value} onError={onError} />);
    await press();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('reports a failed copy if the browser has no clipboard', async () => {
    const onError = vi.fn();
    Object.defineProperty(window, 'navigator', { value: {}, configurable: true });
    document.execCommand = undefined as never;
    render(<ClipboardButton value="#1177" onError={onError} />);
    await press();
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
