import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longPress, touchTap } from '../../private/testing/touch';
import { Avatar } from '../Avatar/Avatar';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import { Stack } from '../Stack/Stack';
import { StatusPill } from '../StatusPill/StatusPill';
import { GridList, type GridListProps } from './GridList';
import { GridListRow } from './GridListRow';

interface Person {
  id: string;
  name: string;
  role: string;
  disabled?: boolean;
}

const team: Person[] = [
  { id: 'maren', name: 'Maren Holt', role: 'Owner' },
  { id: 'ilse', name: 'Ilse Okafor', role: 'Floor manager' },
  { id: 'tomas', name: 'Tomas Reyes', role: 'Server' },
  { id: 'dana', name: 'Dana Ashworth', role: 'Left in March', disabled: true },
];
const many: Person[] = Array.from({ length: 1500 }, (_, i) => ({
  id: `p${i + 1}`,
  name: `Guest ${String(i + 1).padStart(4, '0')}`,
  role: 'Regular',
}));
const onEdit = fn();

const row = ({ id, name, role, disabled }: Person) => (
  <GridListRow
    id={id}
    title={name}
    description={role}
    disabled={disabled}
    media={<Avatar name={name} size={32} />}
    endContent={<StatusPill tone={disabled ? 'secondary' : 'success'}>{disabled ? 'Left' : 'Active'}</StatusPill>}
    actions={
      <>
        <IconButton size="sm" label={`Edit ${name}`} icon={Pencil} onClick={() => onEdit(id)} />
        <Menu
          label={`More for ${name}`}
          trigger={<IconButton size="sm" label={`More for ${name}`} icon={Ellipsis} />}
          placement="bottom end"
        >
          <MenuItem>Message</MenuItem>
        </Menu>
      </>
    }
  />
);

const meta = {
  title: 'Components/GridList',
  component: GridList<Person>,
  args: {
    label: 'Team',
    items: team,
    children: row,
    selectionMode: 'multiple',
    onSelectionChange: fn(),
    onAction: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof GridList<Person>>;
export default meta;
type Story = StoryObj<GridListProps<Person>>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    onEdit.mockClear();
    await expect(canvas.getByRole('grid', { name: 'Team' })).toBeVisible();
    // A click opens the row, the checkbox selects it; while rows are selected, a click selects too.
    await userEvent.click(canvas.getByText('Maren Holt'));
    await expect(args.onAction).toHaveBeenLastCalledWith('maren');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Ilse Okafor/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['ilse']);
    await userEvent.click(canvas.getByText('Maren Holt'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['maren', 'ilse']);
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    // Pressing a button in a row neither opens nor selects the row.
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Tomas Reyes' }));
    await expect(onEdit).toHaveBeenLastCalledWith('tomas');
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
    // A tap opens, a long press selects; while rows are selected, a tap selects too.
    await touchTap(canvas.getByText('Tomas Reyes'));
    await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('tomas'));
    await longPress(canvas.getByText('Ilse Okafor'), () =>
      expect(args.onSelectionChange).toHaveBeenLastCalledWith(['ilse']),
    );
    await touchTap(canvas.getByText('Maren Holt'));
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith(['maren', 'ilse']));
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = { args: { children: row, items: team, label: 'Team' } };

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    onEdit.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Maren Holt' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['ilse']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['maren', 'ilse', 'tomas']);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('ilse');
    // Arrow keys move focus to the buttons of the row.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Edit Ilse Okafor' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenLastCalledWith('ilse');
    // The menu restores focus to its button.
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Message' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More for Ilse Okafor' })).toHaveFocus());
    await userEvent.keyboard('tom');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Tomas Reyes' })).toHaveFocus());
  },
};

/** Rows that link to a page. */
export const Links: Story = {
  args: {
    selectionMode: 'none',
    onAction: undefined,
    children: ({ id, name, role, disabled }) => (
      <GridListRow
        id={id}
        title={name}
        description={role}
        disabled={disabled}
        href={`#${id}`}
        endContent={<StatusPill dot={false}>{`${name.length} shifts`}</StatusPill>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Maren Holt' })).toHaveAttribute('data-href', '#maren');
  },
};

/** Only the rows in or near the viewport of the list are rendered. */
export const LongList: Story = {
  args: { label: 'Guests', items: many, children: row, rowSize: 48 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(4));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Guest 1500' })).toHaveFocus());
    await expect(canvas.getByText('Guest 1500')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('row', { name: 'Guest 1500' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="px16">
      <GridList {...args} label="Selected" defaultSelectedKeys={['maren', 'tomas']} />
      <GridList {...args} label="Cards" layout="grid" defaultSelectedKeys={['ilse']} cardSize={240}>
        {({ id, name, role, disabled }) => (
          <GridListRow
            id={id}
            title={name}
            description={role}
            disabled={disabled}
            media={<Avatar name={name} size={32} />}
          />
        )}
      </GridList>
      <GridList {...args} label="Plain, without choice" variant="plain" selectionMode="none" />
      <GridList {...args} label="Empty" items={[]} emptyState="Nobody on this shift yet." />
      <GridList {...args} label="On its way" items={[]} loading />
      <GridList
        {...args}
        label="Long text"
        items={[
          {
            id: 'long',
            name: 'Maximiliane von Hohenlohe-Waldenburg-Schillingsfürst',
            role: 'Verantwortlich für Allergikerinformationen auf der Abendkarte und am Tresen',
          },
        ]}
      />
    </Stack>
  ),
};
