import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Dialog } from './Dialog';

const props = { isOpen: true, onOpenChange: () => {}, title: 'Refund bill #1177?' };

// A dialog takes no ref and no rest: it stands in a portal and its parts are its own.
describeConformance(Dialog, props, { element: 'section', skip: ['ref', 'rest'] });

afterEach(cleanup);

it('asks before it closes', () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const onRequestClose = vi.fn<() => boolean>(() => false);
  const { rerender } = render(<Dialog {...props} onOpenChange={onOpenChange} onRequestClose={onRequestClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onRequestClose).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(<Dialog {...props} onOpenChange={onOpenChange} onRequestClose={() => true} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
