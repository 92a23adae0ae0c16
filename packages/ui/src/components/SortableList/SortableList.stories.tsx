import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { movedBetween, type SortMove } from '../../private/sorting/movedBetween';
import { touchDrag, dragOnto } from '../../private/testing/dragAndDrop';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { SortableList } from './SortableList';

const shelf = [
  { id: 1, title: 'Flour' },
  { id: 2, title: 'Salt' },
  { id: 3, title: 'Brown butter with sage, thyme and the first lemons of the year' },
  { id: 4, title: 'Olive oil' },
];
type Jar = (typeof shelf)[number];

const meta = {
  title: 'Components/SortableList',
  component: SortableList<Jar>,
  args: {
    label: 'Shelf',
    items: shelf,
    getName: ({ title }) => title,
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
} satisfies Meta<typeof SortableList<Jar>>;
export default meta;
type Story = StoryObj<typeof meta>;

const isOver = (name: RegExp) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

/**
 * Drag and drop by pointer, and by keyboard: Enter on the handle starts, arrow keys move, Enter drops, Escape
 * cancels.
 */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const names = () => canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.textContent);
    const before = names();
    await step('moves a row by keyboard', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /Move Flour/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await isOver(/^Insert/);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(args.onReorder).toHaveBeenCalledOnce());
      await waitFor(() => expect(names()[0]).not.toBe(before[0]));
      await waitFor(() => expect(canvas.getByRole('row', { name: 'Flour' })).toHaveFocus());
    });
    await step('cancels a move with Escape', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await isOver(/^Insert/);
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await expect(args.onReorder).toHaveBeenCalledOnce();
    });
    await step('drags a row by touch', async () => {
      const [first, , , last] = canvas.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
      const name = first.getAttribute('aria-label');
      await touchDrag(first, last, 0.9);
      await waitFor(() => expect(args.onReorder).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-label', name));
    });
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** The handle keeps focus that is set by a script, voice control or a screen reader. */
export const HandleFocused: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: /Move Olive oil/ });
    handle.focus();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isOver(/^Insert .*Olive oil$/);
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledOnce());
  },
};

/** Selected rows move together. */
export const SeveralAtOnce: Story = {
  args: { multiple: true },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('row', { name: 'Flour' }));
    await user.keyboard('{Control>}');
    await user.click(canvas.getByRole('row', { name: 'Salt' }));
    await user.keyboard('{/Control}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isOver(/^Insert/);
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledOnce());
    const [next] = (args.onReorder as ReturnType<typeof fn>).mock.lastCall as [Jar[]];
    await expect(next.map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  },
};

/** A drop can be undone. */
export const Undo: Story = {
  render: function Render(args) {
    const [history, setHistory] = useState([args.items]);
    return (
      <Stack gap="px12" align="start">
        <SortableList {...args} items={history[0]!} onReorder={(next) => setHistory([next, ...history])} />
        <Button disabled={history.length < 2} onClick={() => setHistory(history.slice(1))}>
          Undo
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('row')[0];
    canvas.getByRole('button', { name: /Move Flour/ }).focus();
    await userEvent.keyboard('{Enter}');
    await isOver(/Salt/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(first()).toHaveTextContent('Salt'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(first()).toHaveTextContent('Flour'));
  },
};

/** Lists of a group exchange rows. Tab moves to the next list while dragging. */
export const AcrossLists: Story = {
  render: function Render(args) {
    const [lists, setLists] = useState<readonly (readonly Jar[])[]>([shelf, []]);
    const move = (into: number) => (given: SortMove) => setLists((now) => movedBetween(now, into, given) ?? now);
    return (
      <Grid minColumn={280}>
        {lists.map((items, index) => (
          <SortableList
            {...args}
            key={index === 0 ? 'shelf' : 'van'}
            label={index === 0 ? 'Shelf' : 'Van'}
            group="jars"
            multiple
            items={items}
            onReorder={(next) => setLists((now) => now.map((list, at) => (at === index ? next : list)))}
            onReceive={move(index)}
            emptyState="Drop a jar here"
          />
        ))}
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    const inVan = () => canvas.getByRole('grid', { name: 'Van' }).querySelectorAll('[role="row"][aria-label="Salt"]');
    canvas.getByRole('button', { name: /Move Salt/ }).focus();
    await userEvent.keyboard('{Enter}');
    await isOver(/^Insert/);
    await userEvent.tab();
    await isOver(/Van/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(inVan()).toHaveLength(1));
    await dragOnto(canvas.getByRole('row', { name: 'Flour' }), canvas.getByRole('row', { name: 'Salt' }), 0.1);
    await waitFor(() =>
      expect(within(canvas.getByRole('grid', { name: 'Van' })).getAllByRole('row')[0]).toHaveAccessibleName('Flour'),
    );
  },
};

/** A jar that is dropped on the order is copied. */
export const Copies: Story = {
  render: function Render(args) {
    const [order, setOrder] = useState<readonly Jar[]>([]);
    return (
      <Grid minColumn={280}>
        <SortableList
          {...args}
          label="Shelf"
          group="copies"
          items={shelf}
          onReorder={() => undefined}
          onReceive={() => undefined}
        />
        <SortableList
          {...args}
          label="Order"
          group="copies"
          items={order}
          onReorder={setOrder}
          onReceive={({ keys }) =>
            setOrder((now) => [
              ...now,
              ...shelf
                .filter(({ id }) => keys.includes(id))
                .map((jar, index) => ({ ...jar, id: 100 + now.length + index })),
            ])
          }
          emptyState="Drop a jar here"
        />
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    const rowsOf = (name: string) => within(canvas.getByRole('grid', { name })).queryAllByRole('row');
    canvas.getByRole('button', { name: 'Move Salt' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await isOver(/Order/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvas.getByRole('grid', { name: 'Order' })).getByText('Salt')).toBeVisible());
    await expect(rowsOf('Shelf')).toHaveLength(4);
  },
};

export const States: Story = {
  render: (args) => (
    <Grid minColumn={260}>
      <SortableList {...args} label="Fixed order" disabled />
      <SortableList {...args} label="By name" disabledReason="Sort by shelf to move jars." />
      <SortableList {...args} label="Chosen" multiple selectedKeys={[2, 3]} />
      <SortableList {...args} label="Divided" divided />
      <SortableList {...args} label="Empty" items={[]} />
    </Grid>
  ),
};
