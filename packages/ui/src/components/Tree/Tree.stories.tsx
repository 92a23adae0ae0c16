import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Folder, UtensilsCrossed, Wine } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { touchDrag, dragOnto } from '../../private/testing/dragAndDrop';
import { touchTap } from '../../private/testing/touch';
import { IconButton } from '../IconButton/IconButton';
import { Stack } from '../Stack/Stack';
import { moveNodes } from './moveNodes';
import { Tree, type TreeNode } from './Tree';
import { useTreeDrag } from './useTreeDrag';

const menu: TreeNode[] = [
  {
    id: 'dinner',
    label: 'Dinner',
    icon: Folder,
    endContent: 14,
    children: [
      { id: 'starters', label: 'Starters', icon: UtensilsCrossed, endContent: 5 },
      {
        id: 'mains',
        label: 'Mains',
        icon: UtensilsCrossed,
        endContent: 9,
        children: [
          { id: 'fish', label: 'Fish' },
          { id: 'meat', label: 'Meat' },
        ],
      },
    ],
  },
  { id: 'wine', label: 'Wine', icon: Wine, endContent: 61 },
  { id: 'brunch', label: 'Brunch', icon: Folder, disabled: true },
];
const actions = ({ label }: TreeNode) => <IconButton size="sm" label={`More for ${label}`} icon={Ellipsis} />;

const meta = {
  title: 'Components/Tree',
  component: Tree,
  args: { label: 'Menus', items: menu, onSelectionChange: fn(), onAction: fn(), onExpandedChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Menus' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /Expand/ })[0]!);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['dinner']);
    await userEvent.click(canvas.getByText('Starters'));
    await expect(args.onAction).toHaveBeenLastCalledWith('starters');
    // Expands and collapses a branch by keyboard, then finds a node by typing.
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Mains' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Fish' })).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Fish' })).toBeNull());
    await userEvent.keyboard('wi{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('wine');
  },
};

export const Playground: Story = { args: { defaultExpandedKeys: ['dinner'] } };

export const Selectable: Story = {
  args: { selectionMode: 'multiple', defaultExpandedKeys: ['dinner', 'mains'], actions, onAction: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Fish/ }));
    await userEvent.click(canvas.getByText('Starters'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['starters', 'fish']);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['starters', 'mains', 'fish']);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('row', { name: 'Brunch' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'More for Wine' })).toBeVisible();
  },
};

const onMove = fn();

export const Draggable: Story = {
  render: function Render(args) {
    const [nodes, setNodes] = useState<readonly TreeNode[]>(menu);
    const drag = useTreeDrag({
      onMove: (move) => {
        onMove(move);
        setNodes((before) => moveNodes(before, move));
      },
      canHold: (id) => ['dinner', 'mains', 'wine'].includes(id),
    });
    return <Tree {...args} items={nodes} drag={drag} defaultExpandedKeys={['dinner']} />;
  },
  play: async ({ canvas, args }) => {
    onMove.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const row = canvas.getByRole('row', { name: 'Starters' });
    await expect(row).toHaveFocus();
    // Enter on the handle starts dragging, arrow keys move, Enter drops.
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('aria-label', expect.stringMatching(/Insert|Drop/)),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1));
    await expect(onMove.mock.lastCall?.[0]).toMatchObject({ ids: ['starters'] });
    await dragOnto(canvas.getByRole('row', { name: 'Starters' }), canvas.getByRole('row', { name: 'Wine' }));
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(2));
    await expect(onMove.mock.lastCall?.[0]).toMatchObject({ ids: ['starters'], target: 'wine' });
    // A tap activates the row, a long press drags it without activating it.
    await touchTap(canvas.getByRole('row', { name: 'Mains' }));
    await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('mains'));
    await touchDrag(canvas.getByRole('row', { name: 'Mains' }), canvas.getByRole('row', { name: 'Wine' }));
    await waitFor(() => expect(onMove.mock.lastCall?.[0]).toMatchObject({ ids: ['mains'], target: 'wine' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="px16">
      <Tree
        {...args}
        label="Chosen"
        selectionMode="multiple"
        defaultExpandedKeys={['dinner']}
        defaultSelectedKeys={['starters']}
      />
      <Tree {...args} label="Plain, one" variant="plain" selectionMode="single" defaultSelectedKeys={['wine']} />
      <Tree
        {...args}
        label="On its way"
        items={[{ id: 'cellar', label: 'Cellar', expandable: true, loading: true }]}
        defaultExpandedKeys={['cellar']}
      />
      <Tree {...args} label="Empty" items={[]} emptyState="No menu yet." />
      <Tree
        {...args}
        label="Long text"
        defaultExpandedKeys={['a', 'b']}
        actions={actions}
        items={[
          {
            id: 'a',
            label: 'Allergikerinformationen',
            children: [
              {
                id: 'b',
                label: 'Für die Abendkarte und alles, was sich auf sie bezieht',
                endContent: 1204,
                children: [{ id: 'c', label: 'Auch am Tresen' }],
              },
            ],
          },
        ]}
      />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: {
    label: 'القوائم',
    items: [{ id: 'a', label: 'العشاء', children: [{ id: 'b', label: 'المقبلات' }] }],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: 'المقبلات' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'المقبلات' })).toBeNull());
  },
};
