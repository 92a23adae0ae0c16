import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Served', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Served' });
    await userEvent.click(canvas.getByText('Served'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
};
export const Playground: Story = { args: { description: 'Counts towards the ticket time' } };
export const Matrix: Story = {
  render: () => (
    <Stack gap="none">
      <Checkbox label="Served" defaultChecked />
      <Checkbox label="Some" indeterminate />
      <Checkbox label="Not yet" />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and on" disabled defaultChecked />
      <Checkbox label="Keep me signed in on this device" description="Not on a shared till" />
      <Checkbox label="I have read the allergen list" error="Read the list first." />
    </Stack>
  ),
};
export const Indeterminate: Story = {
  args: { label: 'All bills', indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const WithoutLabel: Story = { args: { label: undefined, 'aria-label': 'Select bill 1177' } };
export const Invalid: Story = {
  args: { error: 'Read the list first.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription('Read the list first.');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'إبقاء تسجيل الدخول على هذا الجهاز', defaultChecked: true },
};
