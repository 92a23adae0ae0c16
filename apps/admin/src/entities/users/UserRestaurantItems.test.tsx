import { endSession } from '@larder/domain';
import type { User } from '@larder/domain/contract';
import { Menu } from '@larder/ui/overlays';
import { Button } from '@larder/ui';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestSession } from '../../testing/testSession';
import { TextKeys } from '../../testing/TextKeys';
import { UserRestaurantItems } from './UserRestaurantItems';

afterEach(() => {
  cleanup();
  endSession('signed-out');
});

const quay = { _id: 'quay', name: 'Quay Street' };
const hill = { _id: 'hill', name: 'Hill Road' };
const users = [{ restaurantIds: ['quay'] }, { restaurantIds: ['quay', 'hill'] }] as User[];

it('offers to add users to a restaurant and to remove them, if that changes someone', async () => {
  startTestSession({ workPlaces: [quay, hill] });
  const onChoose = vi.fn();
  render(
    <Menu open label="Restaurants" trigger={<Button>Restaurants</Button>}>
      <UserRestaurantItems users={users} onChoose={onChoose} />
    </Menu>,
    { wrapper: TextKeys },
  );
  const items = async (section: string) => within(await screen.findByRole('group', { name: section }));
  const isDisabled = (item: HTMLElement) => item.getAttribute('aria-disabled') === 'true';
  const add = await items('users.bulk.addTo');
  const remove = await items('users.bulk.removeFrom');
  expect(add.getAllByRole('menuitem').map(isDisabled)).toEqual([true, false]);
  expect(remove.getAllByRole('menuitem').map(isDisabled)).toEqual([false, false]);
  fireEvent.click(remove.getByRole('menuitem', { name: 'Hill Road' }));
  expect(onChoose).toHaveBeenCalledWith(hill, false);
});
