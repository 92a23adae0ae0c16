import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { SplitView } from './SplitView';

const names = ['Harbour Fish Co.', 'Dana Ashworth', 'Vineyard Row'];

const meta = {
  title: 'Patterns/SplitView',
  component: SplitView,
  parameters: { layout: 'fullscreen' },
  args: {
    list: null,
    detail: null,
    listLabel: 'Inbox',
    detailLabel: 'Letter',
    onSizeChange: fn(),
    style: { blockSize: 420 },
  },
  render: function Render(args) {
    const [open, setOpen] = useState<string>();
    return (
      <SplitView
        {...args}
        detailOpen={open !== undefined}
        onBack={() => setOpen(undefined)}
        list={
          <Stack gap="px8" style={{ padding: 16 }}>
            {names.map((name) => (
              <Button key={name} block onClick={() => setOpen(name)}>
                {name}
              </Button>
            ))}
          </Stack>
        }
        detail={
          <div style={{ padding: 20 }}>
            <Text as="h2" variant="title2">
              {open ?? 'Choose a letter'}
            </Text>
          </div>
        }
      />
    );
  },
} satisfies Meta<typeof SplitView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The edge moves by keyboard and pointer, and resets on double click. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const edge = canvas.getByRole('separator', { name: 'Width of the list' });
    edge.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(376);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(312);
    await userEvent.keyboard('{Home}');
    await expect(edge).toHaveAttribute('aria-valuenow', '280');
    await userEvent.dblClick(edge);
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(360);
    edge.setPointerCapture = () => {};
    edge.hasPointerCapture = () => true;
    await fireEvent.pointerMove(edge, { clientX: 400, pointerId: 1 });
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(400);
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** On phones, one pane is visible at a time. Focus moves to it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    if (window.innerWidth >= 768) return;
    const row = canvas.getByRole('button', { name: 'Dana Ashworth' });
    await userEvent.click(row);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Dana Ashworth' })).toBeVisible());
    await expect(row).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(row).toHaveFocus());
  },
};
export const RTL: Story = { globals: { language: 'ar' } };
