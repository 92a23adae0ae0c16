import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Ellipsis } from 'lucide-react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { lazyModule } from '../../private/lazy/lazyModule';
import { lazyNamed } from '../../private/lazy/lazyNamed';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { IconButton } from '../IconButton/IconButton';
import { Menu, menuOverlay } from './Menu';
import { MenuItem } from './MenuItem';

beforeAll(() => menuOverlay.load());

afterEach(cleanup);

const props = {
  label: 'Dish actions',
  trigger: <button type="button">Actions</button>,
  children: <MenuItem>Edit</MenuItem>,
};

describeConformance(Menu, { ...props, open: true }, { element: 'div', overlay: true });
describeControl(Menu, props, {
  names: ['open', 'defaultOpen', 'onOpenChange'],
  values: [false, true],
  change: () => fireEvent.click(screen.getByRole('button', { name: 'Actions' })),
  shown: () => screen.queryByRole('menu') !== null,
});

const open = (item: React.ReactNode) =>
  render(
    <Menu {...props} className="from-outside" open>
      {item}
    </Menu>,
  );

it('sets `className` on the panel of the menu', () => {
  open(<MenuItem>Edit</MenuItem>);
  expect(screen.getByRole('menu').closest('.from-outside')).not.toBeNull();
});

it('includes all visible text in the accessible name of an item', () => {
  open(
    <MenuItem shortcut="E" description="For all guests">
      Edit
    </MenuItem>,
  );
  expect(screen.getByRole('menuitem', { name: 'Edit For all guests E' })).toBeTruthy();
});

it('renders an item with an href as a link', () => {
  open(<MenuItem href="/account">Account</MenuItem>);
  expect(screen.getByRole('menuitem', { name: 'Account' }).getAttribute('href')).toBe('/account');
});

it('loads lazy items when the button gets focus, and opens the menu when they are loaded', async () => {
  const imported = Promise.withResolvers<{ Items: () => React.ReactNode }>();
  const importer = vi.fn(() => imported.promise);
  const content = lazyModule(importer);
  const Items = lazyNamed(content, 'Items');
  render(
    <Menu {...props} content={content}>
      <Items />
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'Actions' });
  expect(importer).not.toHaveBeenCalled();
  fireEvent.focus(button);
  expect(importer).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
  await act(async () => imported.resolve({ Items: () => <MenuItem>Copy</MenuItem> }));
  expect(screen.getByRole('menuitem', { name: 'Copy' })).toBeTruthy();
});

it('accepts a disabled IconButton as trigger and uses its label as title', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <Menu label="More" trigger={<IconButton icon={Ellipsis} label="More for Ilse" disabled />}>
      <MenuItem>Edit</MenuItem>
    </Menu>,
  );
  expect(screen.getByRole('button', { name: 'More for Ilse' }).title).toBe('More for Ilse');
  expect(screen.getByRole('button').getAttribute('aria-haspopup')).toBe('true');
  expect(warn).not.toHaveBeenCalled();
});
