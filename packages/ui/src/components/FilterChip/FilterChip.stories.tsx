import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { FilterChip, type FilterChipProps } from './FilterChip';

function Controlled(props: FilterChipProps) {
  const [value, setValue] = useState(props.value);
  return <FilterChip {...props} value={value} onValueChange={setValue} />;
}

const options = ['Quay Street', 'Fern Hall', 'Ostler’s Yard'].map((label) => ({ value: label, label }));
const meta = {
  title: 'Components/FilterChip',
  component: FilterChip,
  args: { label: 'Workplace', icon: MapPin, options, value: null, onValueChange: () => {} },
  render: Controlled,
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Workplace Any' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Fern Hall' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Workplace Fern Hall' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Workplace' }));
    await expect(canvas.getByRole('button', { name: 'Workplace Any' })).toHaveFocus();
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };
export const Selected: Story = { args: { value: 'Fern Hall' } };
export const RTL: Story = { args: { label: 'المطعم', value: 'Fern Hall' }, globals: { language: 'ar' } };
