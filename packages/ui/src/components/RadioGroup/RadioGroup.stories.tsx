import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { RadioGroup } from './RadioGroup';

const orders = [
  { value: 'in', label: 'Dine in' },
  { value: 'away', label: 'Take away' },
  { value: 'delivery', label: 'Delivery' },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Order', options: orders, defaultValue: 'in', name: 'order', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <form aria-label="Bill">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Take away'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('away');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Dine in' })).toHaveFocus();
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('order')).toBe('in');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const States: Story = {
  render: (args) => (
    <Stack gap="px24">
      <RadioGroup
        {...args}
        name="a"
        label="Along the line"
        orientation="horizontal"
        description="The till asks again."
      />
      <RadioGroup {...args} name="b" label="In columns" columns={2} requiredMark required />
      <RadioGroup {...args} name="c" label="Invalid" defaultValue={undefined} error="Choose how it leaves the house." />
      <RadioGroup {...args} name="d" label="Disabled" disabled />
      <RadioGroup
        {...args}
        name="e"
        label="With help"
        options={[
          { value: 'in', label: 'Dine in', description: 'Service is added' },
          {
            value: 'away',
            label: 'Allergikerinformationen für die Abendkarte und alles, was sich auf sie bezieht',
            description:
              'Packed at the pass and handed over at the bar, with a note for the guest where something is missing',
          },
          { value: 'delivery', label: 'Delivery', description: 'Not on Mondays', disabled: true },
        ]}
      />
    </Stack>
  ),
};
