import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Drawer, type DrawerProps } from './Drawer';
import { sides } from './Drawer.css';

function WithOpener({ open: startsOpen, onOpenChange, ...props }: DrawerProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const change = (next: boolean) => {
    onOpenChange(next);
    setOpen(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Cart</Button>
      <Drawer {...props} open={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  render: (args) => <WithOpener {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Cart',
    children: 'Stemless glasses, box of 24',
    footer: (
      <Button variant="filled" block>
        Place order
      </Button>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Cart' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Cart' });
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Open: Story = { args: { open: true, description: 'Delivered on Tuesday 18 November.' } };

/** A drawer opens at each edge of the screen. */
export const Sides: Story = {
  render: function SidesStory(args) {
    const [side, setSide] = useState<DrawerProps['side']>();
    return (
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        {(Object.keys(sides) as (keyof typeof sides)[]).map((key) => (
          <Button key={key} onClick={() => setSide(key)}>
            {key}
          </Button>
        ))}
        <Drawer {...args} side={side} size="sm" open={side !== undefined} onOpenChange={() => setSide(undefined)} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const edges = { start: 'left', end: 'right', top: 'top', bottom: 'bottom' } as const;
    for (const [side, edge] of Object.entries(edges)) {
      await userEvent.click(canvas.getByRole('button', { name: side }));
      const drawer = await screen.findByRole('dialog');
      const screenEdge = edge === 'right' ? innerWidth : edge === 'bottom' ? innerHeight : 0;
      await waitFor(() => expect(Math.abs(drawer.getBoundingClientRect()[edge] - screenEdge)).toBeLessThan(3));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

export const Bottom: Story = { args: { open: true, side: 'bottom', size: 'sm' } };

export const PreventsClosing: Story = {
  args: { open: true, onRequestClose: fn(() => false) },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onRequestClose).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** A changed form asks in a second drawer before it closes. */
export const LeaveGuard: Story = {
  args: { title: 'Delivery address' },
  render: function LeaveGuardStory({ title }) {
    const [isOpen, setOpen] = useState(false);
    const [isAsking, setAsking] = useState(false);
    const [street, setStreet] = useState('4 Quay Street');
    const isChanged = street !== '4 Quay Street';
    const close = () => {
      setOpen(false);
      setAsking(false);
      setStreet('4 Quay Street');
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Edit address</Button>
        <Drawer
          title={title}
          open={isOpen}
          onOpenChange={close}
          onRequestClose={() => {
            setAsking(isChanged);
            return !isChanged;
          }}
        >
          <TextField label="Street" value={street} onValueChange={setStreet} />
          <Drawer
            title="Discard changes?"
            side="bottom"
            size="sm"
            open={isAsking}
            onOpenChange={setAsking}
            footer={
              <Button variant="filled" tone="danger" onClick={close}>
                Discard
              </Button>
            }
          />
        </Drawer>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit address' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Street' }), ', rear{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    open: true,
    title: 'Everything that the kitchen of Quay Street ordered this week',
    children: 'Proving cloths, linen. '.repeat(300),
  },
};

export const Matrix: Story = {
  render: function MatrixStory(args) {
    const [size, setSize] = useState<DrawerProps['size']>();
    return (
      <div style={{ display: 'flex', gap: 8 }}>
        {(['sm', 'md', 'lg'] as const).map((key) => (
          <Button key={key} onClick={() => setSize(key)}>
            {key}
          </Button>
        ))}
        <Drawer {...args} size={size} open={size !== undefined} onOpenChange={() => setSize(undefined)} />
      </div>
    );
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    open: true,
    title: 'السلة',
    children: 'أكواب بلا ساق',
    footer: <Button variant="filled">إتمام الطلب</Button>,
  },
};
