import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Text } from '../Text/Text';
import { SortableList } from './SortableList';

const shelf = [
  { id: 1, title: 'Flour' },
  { id: 2, title: 'Salt' },
  { id: 3, title: 'Brown butter with sage, thyme and the first lemons of the year' },
  { id: 4, title: 'Olive oil' },
];

const meta = {
  title: 'Components/SortableList',
  component: SortableList<(typeof shelf)[number]>,
  args: {
    label: 'Shelf',
    items: shelf,
    getName: ({ title }) => title,
    getHandleLabel: ({ title }) => `Move ${title}`,
    onReorder: fn(),
    children: ({ title }) => <Text truncate>{title}</Text>,
  },
  render: function Render(args) {
    const [items, setItems] = useState(args.items);
    return (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <SortableList
          {...args}
          items={items}
          onReorder={(next) => {
            setItems(next);
            args.onReorder(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof SortableList<(typeof shelf)[number]>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keys: Enter on the handle lifts the row, the arrows choose a place, Enter puts it down; Escape leaves it where it was. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const names = () => canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.textContent);
    const before = names();
    await step('moved', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /Move Flour/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-roledescription'));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(args.onReorder).toHaveBeenCalledOnce());
      await waitFor(() => expect(names()[0]).not.toBe(before[0]));
    });
    await step('given up', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await expect(args.onReorder).toHaveBeenCalledOnce();
    });
  },
};
export const Playground: Story = {};
export const RTL: Story = { globals: { language: 'ar' } };
