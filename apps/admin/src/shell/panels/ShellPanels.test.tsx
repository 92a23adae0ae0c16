import { createQueryClient, DomainProvider, endSession, http } from '@larder/domain';
import type { Notification } from '@larder/domain/contract';
import type { toast as Toast } from '@larder/ui/toast';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CartPanel } from './CartPanel';
import { Notifications } from './Notifications';
import { NotificationsPanel } from './NotificationsPanel';
import { startTestSession } from '../../testing/testSession';

const danger = vi.fn<(message: string, options?: { description?: string }) => void>();
vi.mock('../../lib/notify', () => ({
  notify: async (show: (toast: typeof Toast) => void) =>
    show(Object.assign(() => 0, { danger }) as unknown as typeof Toast),
}));

const { adapter } = http.defaults;
let listed: Notification[] = [];
let failsChanges = false;

const notification = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  group: 'personal',
  kind: 'info',
  title: `Title ${id}`,
  text: `Text ${id}`,
  time: '2026-11-21T09:00:00.000Z',
  isRead: false,
  ...more,
});
const product = {
  id: 3,
  name: 'Black peppercorns',
  slug: 'black-peppercorns-3',
  brand: 'Tithe Hill',
  category: 'Spices',
  price: 2690,
  qty: 1,
  rating: 4,
  image: '',
  description: '',
  hasFreeShipping: false,
  isInWishlist: false,
  isInCart: true,
  shippingDate: '2026-11-24',
  offers: 0,
  discountPercentage: 0,
};

beforeEach(() => {
  listed = [notification(1)];
  failsChanges = false;
  http.defaults.adapter = async (config) => {
    const { url = '', method } = config;
    if (failsChanges && method !== 'get') throw Object.assign(new Error('rejected'), { config });
    const data = url.includes('notifications')
      ? { notifications: listed, unread: listed.length }
      : url.includes('cart')
        ? { products: [product] }
        : {};
    return { status: 200, statusText: '', headers: {}, config, data };
  };
  startTestSession({ ability: [{ action: 'manage', subject: 'all' }] });
});
afterEach(() => {
  cleanup();
  danger.mockClear();
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

async function show(component: RouteComponent) {
  const queryClient = createQueryClient();
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  render(
    <DomainProvider queryClient={queryClient}>
      <RouterProvider router={router as never} />
    </DomainProvider>,
  );
  return { receive: (...fresh: Notification[]) => ((listed = [...fresh, ...listed]), queryClient.refetchQueries()) };
}

it('the shell announces new notifications politely and shows a toast for system errors', async () => {
  const { receive } = await show(Notifications);
  await screen.findByRole('button', { name: 'shell.notifications.open' });
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');

  await receive(notification(2));
  await waitFor(() => expect(region.textContent).toBe('shell.notifications.arrived'));
  await receive(notification(4), notification(3));
  await waitFor(() => expect(region.textContent).toBe('shell.notifications.arrivedMany'));
  expect(danger).not.toHaveBeenCalled();

  await receive(notification(5, { group: 'system', kind: 'danger', title: 'Card terminal offline' }));
  await waitFor(() =>
    expect(danger).toHaveBeenCalledExactlyOnceWith(
      'Card terminal offline',
      expect.objectContaining({ description: 'Text 5' }),
    ),
  );
});

it('the notifications panel lists problems, personal and other system notifications in one list', async () => {
  listed = [
    notification(1),
    notification(2, { group: 'system' }),
    notification(3),
    notification(4, { group: 'system', kind: 'warning' }),
  ];
  await show(() => <NotificationsPanel onFollow={() => undefined} />);
  await screen.findByText('Title 1');
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.getAllByText(/^Title/).map(({ textContent }) => textContent)).toEqual([
    'Title 4',
    'Title 1',
    'Title 3',
    'Title 2',
  ]);
});

it('the notifications panel restores a dismissed notification and shows a toast if the request fails', async () => {
  await show(() => <NotificationsPanel onFollow={() => undefined} />);
  failsChanges = true;
  fireEvent.click(await screen.findByRole('button', { name: 'shell.notifications.dismiss' }));
  await waitFor(() => expect(danger).toHaveBeenCalledExactlyOnceWith('shell.notifications.failed'));
  expect(await screen.findByText('Title 1')).toBeDefined();
});

it('the cart panel restores a removed line and shows a toast if the request fails', async () => {
  await show(() => <CartPanel inDrawer={false} onFollow={() => undefined} />);
  failsChanges = true;
  fireEvent.click(await screen.findByRole('button', { name: 'shell.cart.remove' }));
  await waitFor(() =>
    expect(danger).toHaveBeenCalledExactlyOnceWith('shell.cart.failed', { description: 'errors.network' }),
  );
  expect(await screen.findByText('Black peppercorns')).toBeDefined();
});
