import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame, IceCreamCone, Salad } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { ListBox } from './ListBox';

const stations = [
  { value: 'grill', label: 'Grill', description: 'Mains and sides', icon: Flame, count: 12 },
  { value: 'cold', label: 'Cold larder', description: 'Salads, terrines', icon: Salad, count: 4 },
  { value: 'pastry', label: 'Pastry', description: 'Closed on Mondays', icon: IceCreamCone, disabled: true },
];
const sections = [
  { title: 'Starters', options: ['Roast squash soup', 'Terrine'].map((label) => ({ value: label, label })) },
  { title: 'Mains', options: ['Bavette', 'Hake', 'Short rib'].map((label) => ({ value: label, label })) },
];
const bin = (i: number) => ({ value: `bin-${i}`, label: `Bin ${String(i).padStart(4, '0')}` });
const many = Array.from({ length: 2000 }, (_, i) => bin(i + 1));

const meta = {
  title: 'Components/ListBox',
  component: ListBox,
  args: { label: 'Station', options: stations, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof ListBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { disallowEmptySelection: true },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('listbox', { name: 'Station' });
    await userEvent.click(within(list).getByRole('option', { name: /Cold larder/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cold']);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['grill']);
    await userEvent.keyboard('co{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cold']);
    await expect(within(list).getByRole('option', { name: /Pastry/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const MultipleSelection: Story = {
  args: { label: 'Dishes of the day', options: sections, selectionMode: 'multiple' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Hake' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Terrine' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Terrine', 'Hake']);
    await expect(canvas.getByRole('group', { name: 'Mains' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Terrine', 'Bavette', 'Hake']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

/** Only the options in or near the viewport of the list are rendered. */
export const LongList: Story = {
  args: { label: 'Bin', options: many, defaultValue: ['bin-1200'] },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Bin 1200' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Bin 2000' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['bin-2000']);
  },
};

const onLoadMore = fn();

/** The list loads more options when the user scrolls to the end. */
export const LoadMore: Story = {
  args: { label: 'Bin', blockSize: 200 },
  render: function Render(args) {
    const [count, setCount] = useState(10);
    const options = many.slice(0, count);
    return (
      <ListBox
        {...args}
        options={options}
        onLoadMore={
          count < 30
            ? () => {
                onLoadMore();
                setCount(count + 10);
              }
            : undefined
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(onLoadMore).toHaveBeenCalled());
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(10));
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns={2}>
      <ListBox {...args} label="With help" description="Tickets print there." defaultValue={['grill']} />
      <ListBox {...args} label="Invalid" error="Choose a station." />
      <ListBox {...args} label="Disabled" disabled defaultValue={['grill']} />
      <ListBox {...args} label="Empty" options={[]} emptyState="No station yet. Add one in the settings." />
      <ListBox {...args} label="On its way" options={[]} loading />
      <ListBox {...args} label="Hidden label" hideLabel options={sections} defaultValue={['Hake']} />
      <ListBox
        {...args}
        label="Long text"
        options={[
          {
            value: 'long',
            label: 'Allergikerinformationen für die Abendkarte und alles, was sich auf sie bezieht',
            description: 'Was Gäste wissen müssen, bevor sie bestellen, auch am Tresen und außer Haus',
            count: 1204,
          },
        ]}
        defaultValue={['long']}
      />
    </Grid>
  ),
  play: async () => {
    await expect(screen.getByRole('listbox', { name: 'Hidden label' })).toBeVisible();
  },
};
