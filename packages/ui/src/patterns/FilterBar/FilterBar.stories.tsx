import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterChip } from '../../components/FilterChip/FilterChip';
import { SearchField } from '../../components/SearchField/SearchField';
import { FilterBar } from './FilterBar';

const onClear = fn();
const meta = {
  title: 'Patterns/FilterBar',
  component: FilterBar,
  args: {
    onClear,
    children: (
      <>
        <SearchField label="Search users" />
        <FilterChip
          label="Role"
          options={[{ value: 'Server', label: 'Server' }]}
          value="Server"
          onValueChange={() => {}}
        />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onClear.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(onClear).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    canvas.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onClear).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
