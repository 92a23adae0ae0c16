import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Menu } from './Menu';
import { MenuItem } from './MenuItem';

afterEach(cleanup);

const open = (item: React.ReactNode) =>
  render(
    <Menu label="Dish actions" trigger={<button type="button">Actions</button>} className="from-outside" isOpen>
      {item}
    </Menu>,
  );

it('names itself and puts className on the panel', () => {
  open(<MenuItem>Edit</MenuItem>);
  expect(screen.getByRole('menu').closest('.from-outside')).not.toBeNull();
});

it('has everything in sight in its name', () => {
  open(
    <MenuItem shortcut="E" description="For all guests">
      Edit
    </MenuItem>,
  );
  expect(screen.getByRole('menuitem', { name: 'Edit For all guests E' })).toBeTruthy();
});

it('is a link where it has an address', () => {
  open(<MenuItem href="/account">Account</MenuItem>);
  expect(screen.getByRole('menuitem', { name: 'Account' }).getAttribute('href')).toBe('/account');
});
