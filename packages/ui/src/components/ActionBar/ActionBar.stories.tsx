import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Mail, Shield } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MenuItem } from '../Menu/MenuItem';
import { ActionBar } from './ActionBar';

const onClear = fn();
const onLock = fn();
const onRole = fn();
const meta = {
  title: 'Components/ActionBar',
  component: ActionBar,
  args: {
    count: 3,
    onClear,
    items: [
      { id: 'lock', label: 'Lock', icon: Lock, tone: 'danger', onAction: onLock },
      { id: 'role', label: 'Change role', icon: Shield, onAction: () => {} },
      { id: 'mail', label: 'Email', icon: Mail, onAction: () => {} },
    ],
  },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    await expect(onLock).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onClear).toHaveBeenCalled();
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };
/** An action that opens a menu of values. */
export const WithMenu: Story = {
  args: {
    items: [
      { id: 'mail', label: 'Email', icon: Mail, onAction: () => {} },
      {
        id: 'role',
        label: 'Role',
        icon: Shield,
        menu: ['Owner', 'Server'].map((role) => (
          <MenuItem key={role} onAction={() => onRole(role)}>
            {role}
          </MenuItem>
        )),
      },
    ],
  },
  play: async ({ canvas }) => {
    const role = canvas.getByRole('button', { name: 'Role' });
    await userEvent.click(role);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Server' }));
    await expect(onRole).toHaveBeenLastCalledWith('Server');
    await waitFor(() => expect(role).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Role' });
    onClear.mockClear();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onClear).not.toHaveBeenCalled();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RTL: Story = { globals: { language: 'ar' } };
