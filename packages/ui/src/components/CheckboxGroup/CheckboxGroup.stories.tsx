import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { CheckboxGroup } from './CheckboxGroup';

const stations = ['Cold larder', 'Garnish', 'Grill', 'Pastry'].map((label) => ({ value: label.toLowerCase(), label }));

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Print tickets at', options: stations, defaultValue: ['grill'], name: 'station', onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <form aria-label="Printer">
      <CheckboxGroup {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Print tickets at' })).toBeVisible();
    await userEvent.click(canvas.getByText('Pastry'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['grill', 'pastry']);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('checkbox', { name: 'Grill' })).toHaveFocus();
    await userEvent.keyboard(' ');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('station')).toEqual(['pastry']);
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const SelectAll: Story = {
  args: { allLabel: 'All stations' },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'All stations' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cold larder', 'garnish', 'grill', 'pastry']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Garnish' }));
    await expect(all).toBePartiallyChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="px24">
      <CheckboxGroup {...args} label="Along the line" orientation="horizontal" description="Tickets print there." />
      <CheckboxGroup {...args} label="In columns" columns={2} requiredMark />
      <CheckboxGroup {...args} label="Invalid" defaultValue={[]} error="Choose one station or more." />
      <CheckboxGroup {...args} label="Disabled" disabled />
      <CheckboxGroup
        {...args}
        label="With help"
        options={[
          { value: 'grill', label: 'Grill', description: 'Mains and sides' },
          {
            value: 'cold larder',
            label: 'Allergikerinformationen für die Abendkarte und alles, was sich auf sie bezieht',
            description: 'Salads, terrines and everything that leaves the kitchen cold, also for parties upstairs',
          },
          { value: 'pastry', label: 'Pastry', description: 'Closed on Mondays', disabled: true },
        ]}
      />
      <CheckboxGroup {...args} label="Label for screen readers alone" hideLabel orientation="horizontal" />
    </Stack>
  ),
};
