import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
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

describeConformance(ConfirmDialog, props, { element: 'section' });

it('focuses the cancel button', () => {
  render(<ConfirmDialog {...props} />);
  expect(document.activeElement?.textContent).toContain('Keep');
});

it('stays open after the confirm button is pressed', () => {
  render(<ConfirmDialog {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(props.onConfirm).toHaveBeenCalledOnce();
  expect(props.onOpenChange).not.toHaveBeenCalled();
});
