import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Clock } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../icons/Icon';
import { touchDrag } from '../../private/testing/dragAndDrop';
import { Avatar } from '../Avatar/Avatar';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Board } from './Board';
import type { BoardColumn } from './BoardColumnView';
import { movedCards } from './movedCards';

interface Candidate {
  id: number;
  name: string;
  from: string;
  waits: string;
  next?: string;
}

const person = (id: number, name: string, from: string, waits: string, next?: string): Candidate => ({
  id,
  name,
  from,
  waits,
  next,
});

const columns: BoardColumn<Candidate>[] = [
  {
    id: 'new',
    title: 'New',
    endContent: '48 h',
    items: [
      person(1, 'Lena Brandt', 'Walk-in', '52 h'),
      person(2, 'Viktor Salo', 'Job board', '39 h'),
      person(3, 'Jun Park', 'Website', '20 h'),
    ],
  },
  {
    id: 'talk',
    title: 'Interview',
    endContent: '5 d',
    items: [person(4, 'Caleb Roth', 'Job board', '6 d', 'Sun 16 Nov, 12:30')],
  },
  {
    id: 'trial',
    title: 'Trial shift',
    endContent: '4 d',
    items: [person(5, 'Dev Malhotra', 'Social', '3 d', 'Today, 18:00'), person(6, 'Rosa Imbert', 'Website', '1 d')],
  },
  { id: 'offer', title: 'Offer', endContent: '3 d', items: [], emptyState: 'Drop a candidate here to write an offer' },
];

const meta = {
  title: 'Components/Board',
  component: Board<Candidate>,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Grill chef',
    columns,
    getName: ({ name }) => name,
    onMove: fn(),
    onAction: fn(),
    children: ({ name, from, waits, next }) => (
      <Stack gap="px8">
        <Stack direction="row" gap="px8">
          <Avatar name={name} aria-hidden="true" />
          <Stack gap="none" grow>
            <Text variant="bodyStrong">{name}</Text>
            <Text variant="caption">{from}</Text>
          </Stack>
          <Stack direction="row" gap="px4" inline>
            <Icon as={Clock} size={12} />
            <Text as="span" variant="caption">
              {waits}
            </Text>
          </Stack>
        </Stack>
        {next && (
          <Stack direction="row" gap="px6">
            <Icon as={CalendarDays} size={14} />
            <Text as="span" variant="caption">
              {next}
            </Text>
          </Stack>
        )}
      </Stack>
    ),
  },
  render: function Render(args) {
    const [given, setColumns] = useState(args.columns);
    return (
      <div style={{ padding: 16 }}>
        <Board
          {...args}
          columns={given}
          onMove={(move) => {
            setColumns((now) => movedCards(now, move));
            args.onMove(move);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof Board<Candidate>>;
export default meta;
type Story = StoryObj<typeof meta>;

const isOver = (name: RegExp) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
type Queries = ReturnType<typeof within>;
const namesIn = (canvas: Queries, column: string) =>
  within(canvas.getByRole('grid', { name: column }))
    .queryAllByRole('row')
    .map((row) => row.getAttribute('aria-label'));

/** Drag and drop. By keyboard: Enter on the handle lifts the card, Tab moves to the next column, arrow keys choose the position, Enter drops it. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('moves a card to the next column', async () => {
      canvas.getByRole('button', { name: 'Move Lena Brandt' }).focus();
      await userEvent.keyboard('{Enter}');
      await isOver(/^Insert/);
      await userEvent.tab();
      await isOver(/Caleb Roth|Interview/);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(namesIn(canvas, 'Interview')).toContain('Lena Brandt'));
      await expect(namesIn(canvas, 'New')).toEqual(['Viktor Salo', 'Jun Park']);
      await expect(args.onMove).toHaveBeenCalledOnce();
    });
    await step('cancels a move with Escape', async () => {
      canvas.getByRole('button', { name: 'Move Jun Park' }).focus();
      await userEvent.keyboard('{Enter}');
      await isOver(/^Insert/);
      await userEvent.keyboard('{Escape}');
      await expect(args.onMove).toHaveBeenCalledOnce();
      await expect(namesIn(canvas, 'New')).toEqual(['Viktor Salo', 'Jun Park']);
    });
    await step('drags a card to another column by touch', async () => {
      await touchDrag(
        canvas.getByRole('row', { name: 'Jun Park' }),
        canvas.getByRole('row', { name: 'Lena Brandt' }),
        0.1,
      );
      await waitFor(() => expect(namesIn(canvas, 'New')).toEqual(['Viktor Salo']));
      const talked = namesIn(canvas, 'Interview');
      await expect(talked.indexOf('Jun Park')).toBe(talked.indexOf('Lena Brandt') - 1);
    });
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** Left and Right move focus between columns. Enter or a double click opens a card. */
export const KeyboardNavigation: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Lena Brandt' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Caleb Roth' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Rosa Imbert' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: 'Caleb Roth' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await userEvent.dblClick(canvas.getByRole('row', { name: 'Jun Park' }));
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};

/** Selected cards move together. */
export const MultipleSelection: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Lena Brandt' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
    canvas.getByRole('button', { name: 'Move Viktor Salo' }).focus();
    await userEvent.keyboard('{Enter}');
    await isOver(/^Insert/);
    for (let column = 0; column < 3; column += 1) await userEvent.tab();
    await isOver(/Offer/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(namesIn(canvas, 'Offer')).toEqual(['Lena Brandt', 'Viktor Salo']));
  },
};

/** Keyboard dragging skips columns that don't accept the card. */
export const RejectedDrop: Story = {
  args: { columns: columns.map((column) => (column.id === 'talk' ? { ...column, accepts: () => false } : column)) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move Jun Park' }).focus();
    await userEvent.keyboard('{Enter}');
    await isOver(/^Insert/);
    await userEvent.tab();
    await isOver(/Dev Malhotra|Trial/);
    await userEvent.keyboard('{Escape}');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="px24" style={{ padding: 16 }}>
      <Board {...args} label="Read only" readOnly />
      <Board
        {...args}
        label="Selected, and long"
        selectedKeys={[1, 2]}
        columns={[
          {
            ...columns[0],
            title: 'Waiting for somebody who can say when the next trial shift is',
            endContent: 'late',
          } as (typeof columns)[0],
          { id: 'none', title: 'Nobody', items: [] },
        ]}
      />
    </Stack>
  ),
};
