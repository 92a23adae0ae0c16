import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Mail, Shield } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionBar } from './ActionBar';

const onClear = fn();
const onLock = fn();
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
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RTL: Story = { globals: { language: 'ar' } };
