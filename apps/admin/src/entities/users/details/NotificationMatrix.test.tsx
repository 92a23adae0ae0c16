import { createQueryClient, DomainProvider, http } from '@larder/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noor } from '../form/userFixtures';
import { noorDetails } from './detailsFixtures';
import { NotificationMatrix } from './NotificationMatrix';
import type { Matrix } from './notificationCells';

vi.mock('../../../components/DiscardDialog', () => ({ DiscardDialog: () => null }));

const { adapter } = http.defaults;
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

const matrix = (email: boolean): Matrix => [{ kind: 'stock', email, browser: false, app: false }];

it('the matrix keeps boxes that were checked while it was being saved', async () => {
  const { promise: response, resolve: respond } = Promise.withResolvers<void>();
  http.defaults.adapter = async (config) => {
    await response;
    return { config, data: { details: noorDetails, user: noor }, status: 200, statusText: '', headers: {} };
  };
  const client = createQueryClient();
  const show = (saved: Matrix) => (
    <DomainProvider queryClient={client}>
      <NotificationMatrix id={7} saved={saved} readOnly={false} />
    </DomainProvider>
  );
  const { rerender } = render(show(matrix(false)));
  // The checkboxes of the columns come first, then those of the row.
  const box = (index: number) => screen.getAllByRole<HTMLInputElement>('checkbox')[index]!;
  const [email, browser] = [4, 5];
  fireEvent.click(box(email));
  fireEvent.click(screen.getByRole('button', { name: /notices\.save/ }));
  await vi.waitFor(() => expect(client.isMutating()).toBe(1));
  fireEvent.click(box(browser));
  respond();
  await vi.waitFor(() => expect(client.isMutating()).toBe(0));
  rerender(show(matrix(true)));
  expect([box(email).checked, box(browser).checked]).toEqual([true, true]);
});
