import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { toast } from './toast';
import { ToastCard } from './ToastCard';
import { Toaster } from './Toaster';

afterEach(cleanup);

describeConformance(Toaster, { label: 'Messages' }, { element: 'div', overlay: true });

// If this fails after an upgrade, update the hash in the CSP and in Toast.docs.mdx.
it('sonner injects one style element, with the allowed hash', () => {
  const written = [...document.head.querySelectorAll('style')]
    .map((style) => style.textContent)
    .filter((text) => text.includes('data-sonner-toaster'));
  expect(written.map((text) => createHash('sha256').update(text).digest('base64'))).toEqual([
    'StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  ]);
});

it('uses the role alert for errors and status for other toasts', () => {
  render(<ToastCard message="Dish not saved" tone="danger" />);
  render(<ToastCard message="Dish saved" tone="success" />);
  expect(screen.getByRole('alert').textContent).toBe('Dish not saved');
  expect(screen.getByRole('status').textContent).toBe('Dish saved');
});

it('calls onClose once for dismissed toasts while no Toaster is mounted', () => {
  const onClose = vi.fn<() => void>();
  toast('Dish saved', { onClose });
  toast.dismiss();
  toast.dismiss();
  expect(onClose).toHaveBeenCalledOnce();
});

it('runs the action before onDone', () => {
  const order: string[] = [];
  render(
    <ToastCard
      message="Dish deleted"
      action={{ label: 'Undo', onAction: () => order.push('undo') }}
      onDone={() => order.push('done')}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(order).toEqual(['undo', 'done']);
});

it('shows closeLabel instead of the close icon', () => {
  const onClose = vi.fn<() => void>();
  render(<ToastCard message="A new version is ready" closeLabel="Later" onClose={onClose} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Later']);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows a close button only with onClose', () => {
  const onClose = vi.fn<() => void>();
  const { rerender } = render(<ToastCard message="Dish not saved" />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ToastCard message="Dish not saved" onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
