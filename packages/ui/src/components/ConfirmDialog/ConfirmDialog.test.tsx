import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { dialogOverlay } from '../Dialog/Dialog';
import { ConfirmDialog } from './ConfirmDialog';

beforeAll(() => dialogOverlay.load());

afterEach(cleanup);

const props = {
  open: true,
  onOpenChange: vi.fn<(open: boolean) => void>(),
  onConfirm: vi.fn<() => void>(),
  title: 'Delete?',
  description: 'For good.',
  confirmLabel: 'Delete',
  cancelLabel: 'Keep',
};

describeConformance(ConfirmDialog, props, { element: 'section', overlay: true });

it('focuses the cancel button when it opens', () => {
  render(<ConfirmDialog {...props} />);
  expect(document.activeElement?.textContent).toContain('Keep');
});

it('stays open after a confirmation if `onConfirm` returns no promise', () => {
  render(<ConfirmDialog {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(props.onConfirm).toHaveBeenCalledOnce();
  expect(props.onOpenChange).not.toHaveBeenCalled();
});

it('closes on Escape but not on a press outside, such as the second click of a double click', () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<ConfirmDialog {...props} onOpenChange={onOpenChange} />);
  fireEvent.pointerDown(document.body, { button: 0 });
  fireEvent.pointerUp(document.body, { button: 0 });
  fireEvent.click(document.body);
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

describe('ConfirmDialog whose `onConfirm` returns a promise', () => {
  const confirm = (onConfirm: () => Promise<unknown>) => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(<ConfirmDialog {...props} {...{ onConfirm, onOpenChange }} />);
    const button = screen.getByRole('button', { name: 'Delete' });
    fireEvent.click(button);
    return { onOpenChange, button };
  };

  it('ignores clicks until the promise of `onConfirm` resolves, then closes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onConfirm = vi.fn(() => promise);
    const { onOpenChange, button } = confirm(onConfirm);
    fireEvent.click(button);
    expect(onConfirm).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onOpenChange).not.toHaveBeenCalled();
    resolve();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  });

  it('stays open and shows the error when the promise of `onConfirm` rejects', async () => {
    const { onOpenChange, button } = confirm(() => Promise.reject(new Error('The bill is locked.')));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The bill is locked.'));
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The bill is locked.'));
  });
});
