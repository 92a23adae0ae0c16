import type * as Domain from '@larder/domain';
import { createQueryClient, DomainProvider } from '@larder/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { View } from '@larder/domain/contract';
import { noor } from '../../entities/users/form/userFixtures';
import { TextKeys } from '../../testing/TextKeys';
import { ViewShareDialog } from './ViewShareDialog';

const { people } = vi.hoisted(() => ({ people: { current: {} } }));
vi.mock('@larder/domain', async (original) => ({
  ...(await original<typeof Domain>()),
  useAllUsers: () => people.current,
}));
// The dialog of unsaved changes needs a router.
vi.mock('../../components/DiscardDialog', () => ({ DiscardDialog: () => null }));

afterEach(cleanup);

const view = { id: 'v1', name: 'Onboarding', ownerId: 99, scope: 'personal', sharedWith: [] } as unknown as View;
const dialog = () => (
  <DomainProvider queryClient={createQueryClient()}>
    <TextKeys>
      <ViewShareDialog view={view} link="" onClose={() => undefined} onSave={() => Promise.resolve()} />
    </TextKeys>
  </DomainProvider>
);
const field = () => screen.queryByRole<HTMLButtonElement>('button', { name: /lists\.views\.addPerson$/ });

it('ViewShareDialog disables the field for a person until the people are loaded', async () => {
  people.current = { isPending: true, isLoadingError: false };
  const { rerender } = render(dialog());
  await screen.findByRole('dialog');
  expect(field()?.disabled).toBe(true);
  people.current = { isPending: false, isLoadingError: false, data: [noor] };
  rerender(dialog());
  expect(field()?.disabled).toBe(false);
});

it('ViewShareDialog offers to load the people again after an error', async () => {
  const refetch = vi.fn();
  people.current = { isPending: false, isLoadingError: true, error: new Error('500'), refetch };
  render(dialog());
  (await screen.findByRole('button', { name: 'common.retry' })).click();
  expect(refetch).toHaveBeenCalledOnce();
  expect(field()).toBeNull();
});
