import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search users', placeholder: 'Search name or email', onValueChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search users' });
    await userEvent.type(input, 'reyes');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('reyes');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'maj{Escape}');
    await expect(input).toHaveValue('');
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };
export const Filled: Story = { args: { defaultValue: 'reyes' } };
export const Disabled: Story = { args: { disabled: true } };
export const RTL: Story = {
  args: { label: 'بحث', placeholder: 'الاسم أو البريد', defaultValue: 'مارن' },
  globals: { language: 'ar' },
};
