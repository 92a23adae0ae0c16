import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Dialog, dialogOverlay } from './Dialog';

beforeAll(() => dialogOverlay.load());

const props = { open: true, onOpenChange: () => {}, title: 'Refund bill #1177?' };

describeConformance(Dialog, props, { element: 'section', overlay: true });

afterEach(cleanup);

it('stays open if `onRequestClose` returns false', () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const onRequestClose = vi.fn<() => boolean>(() => false);
  const { rerender } = render(<Dialog {...props} onOpenChange={onOpenChange} onRequestClose={onRequestClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onRequestClose).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(<Dialog {...props} onOpenChange={onOpenChange} onRequestClose={() => true} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('focuses the heading of the page when it closes, if the element that opened it is gone', async () => {
  const page = (open: boolean) => (
    <main>
      <h1 tabIndex={-1}>Bills</h1>
      <Dialog {...props} open={open}>
        One payment
      </Dialog>
    </main>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bills' })));
});

describe('initial focus', () => {
  it('focuses a dialog without a form, even during a transition on the page', () => {
    const page = render(<button type="button">Open</button>);
    const opener = screen.getByRole('button', { name: 'Open' });
    // React Aria attributes focus without a key press or click to a screen reader, and delays its own focus call.
    opener.focus();
    fireEvent(opener, Object.assign(new Event('transitionrun', { bubbles: true }), { propertyName: 'color' }));
    page.rerender(<Dialog {...props}>One payment</Dialog>);
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
  });

  const form = (
    <form>
      <button type="button">Import</button>
      <input aria-label="Reason" />
    </form>
  );

  it('focuses the first field of a form initially', () => {
    render(<Dialog {...props}>{form}</Dialog>);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
  });

  it('focuses the element of `initialFocus` initially', () => {
    const button = createRef<HTMLButtonElement>();
    render(
      <Dialog
        {...props}
        initialFocus={button}
        footer={
          <button type="button" ref={button}>
            Refund
          </button>
        }
      >
        {form}
      </Dialog>,
    );
    expect(document.activeElement).toBe(button.current);
  });
});
