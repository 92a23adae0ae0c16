import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Switch } from './Switch';

const meta = { title: 'Components/Switch', component: Switch, args: { label: 'On menu' } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch', { name: 'On menu' });
    await userEvent.click(canvas.getByText('On menu'));
    await expect(control).toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
export const Playground: Story = { args: { description: 'Guests see it at once' } };
export const Matrix: Story = {
  render: () => (
    <Stack gap="none">
      <Switch label="On menu" defaultChecked />
      <Switch label="Off menu" />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled and on" disabled defaultChecked />
      <Switch label="Email me the day's totals" description="After the close, about 03:00" labelPlacement="start" />
      <Switch label="The till may void bills" error="Give somebody the right first." />
    </Stack>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { language: 'ar' }, args: { label: 'في القائمة', defaultChecked: true } };
