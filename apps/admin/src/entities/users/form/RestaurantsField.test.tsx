import { endSession } from '@larder/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { startTestSession } from '../../../testing/testSession';
import { TextKeys } from '../../../testing/TextKeys';
import { RestaurantsField } from './RestaurantsField';
import type { UserDraft } from './userForm';

afterEach(() => {
  cleanup();
  endSession('signed-out');
});

function Fields() {
  const { control } = useForm<UserDraft>({ defaultValues: { restaurantIds: ['quay', 'elsewhere'] } });
  const chosen = useWatch({ control, name: 'restaurantIds' });
  return (
    <>
      <RestaurantsField control={control} label="Restaurants" />
      <output>{chosen?.join(' ')}</output>
    </>
  );
}
const quay = { _id: 'quay', name: 'Quay Street' };
const open = (...others: (typeof quay)[]) => {
  startTestSession({ workPlaces: [quay, ...others] });
  render(<Fields />, { wrapper: TextKeys });
};

it('the restaurants of a user can be chosen; those that the signed-in user cannot open are kept', () => {
  open({ _id: 'hill', name: 'Hill Road' });
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
    screen.getByRole('checkbox', { name: 'Quay Street' }),
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hill Road' }));
  expect(screen.getByRole('status').textContent).toBe('elsewhere quay hill');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Quay Street' }));
  expect(screen.getByRole('status').textContent).toBe('elsewhere hill');
});

it('the field is hidden if the signed-in user has one restaurant', () => {
  open();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
