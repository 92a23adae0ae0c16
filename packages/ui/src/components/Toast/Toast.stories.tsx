import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { ActionBar } from '../ActionBar/ActionBar';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Drawer } from '../Drawer/Drawer';
import { Stack } from '../Stack/Stack';
import { toast } from './toast';
import { ToastCard } from './ToastCard';
import { Toaster, type ToasterProps } from './Toaster';
import type { ToastPosition } from './toastPlace';

const onUndo = fn();
const positions: ToastPosition[] = [
  'top-start',
  'top-center',
  'top-end',
  'bottom-start',
  'bottom-center',
  'bottom-end',
];

function Stage(props: ToasterProps) {
  return (
    <>
      <PageHeader
        title="Bills"
        actions={
          <>
            <Button
              onClick={() =>
                toast.success('Bill #1177 emailed to Dana Ashworth', { action: { label: 'Undo', onAction: onUndo } })
              }
            >
              Email bill
            </Button>
            <Button
              onClick={() =>
                toast.danger('Dish not saved', {
                  description: 'The server did not respond. Nothing was changed.',
                  action: { label: 'Retry', onAction: onUndo },
                })
              }
            >
              Save dish
            </Button>
            <Button
              onClick={() =>
                toast('Sending 14 tickets to the kitchen', { id: 'tickets', loading: true, endContent: '9 of 14' })
              }
            >
              Send tickets
            </Button>
          </>
        }
      />
      <Toaster {...props} />
    </>
  );
}

const meta = {
  title: 'Components/Toast',
  component: Toaster,
  render: (args) => <Stage {...args} />,
  args: { label: 'Messages' },
  beforeEach: () => {
    onUndo.mockClear();
    // Stories share a page: remove the live regions of earlier stories, which also have the role status.
    for (const region of document.querySelectorAll('[data-live-announcer]')) region.remove();
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Default: Story = {
  play: async () => {
    await press('Email bill');
    const shown = await screen.findByRole('status');
    await expect(shown).toHaveTextContent('Bill #1177 emailed');
    await waitFor(() => expect(innerHeight - shown.getBoundingClientRect().bottom).toBeLessThan(40));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** An error stays until closed and is announced immediately. */
export const Danger: Story = {
  play: async () => {
    await press('Save dish');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Dish not saved');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** F8 moves focus to the newest toast, and Tab to its action. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async () => {
    await press('Save dish');
    await screen.findByRole('alert');
    await press('Email bill');
    await screen.findByText(/emailed/);
    await waitFor(() =>
      expect(document.querySelector('[data-sonner-toast][data-front="true"]')).toHaveTextContent('emailed'),
    );
    await userEvent.keyboard('{F8}');
    await expect(document.activeElement).toHaveAttribute('data-front', 'true');
    await expect(document.activeElement).toHaveTextContent('emailed');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledTimes(1);
  },
};

/** Escape closes the newest toast. A control that receives focus is scrolled clear of the toasts. */
export const FocusNotObscured: Story = {
  name: 'Focus not obscured',
  render: (args) => (
    <>
      <style>{'html { scroll-padding-block-end: var(--toast-room, 0px) }'}</style>
      <Stage {...args} />
      <Stack gap="px8">
        {Array.from({ length: 60 }, (_, at) => (
          <Button key={at} block>{`Ticket ${at + 1}`}</Button>
        ))}
      </Stack>
    </>
  ),
  play: async () => {
    await press('Email bill');
    await press('Save dish');
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--toast-room')).not.toBe(''));
    const covered = screen
      .getAllByRole('button', { name: /^Ticket/ })
      .findLast((button) => button.getBoundingClientRect().bottom < innerHeight)!;
    covered.focus();
    await waitFor(async () => {
      const top = Math.min(
        ...[...document.querySelectorAll('[data-sonner-toast]')].map((card) => card.getBoundingClientRect().top),
      );
      await expect(covered.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await expect(document.documentElement.style.getPropertyValue('--toast-room')).toBe('');
    scrollTo(0, 0);
  },
};

/** A toast with the same ID replaces the previous one. */
export const Progress: Story = {
  play: async () => {
    await press('Send tickets');
    await expect(await screen.findByRole('status')).toHaveTextContent('9 of 14');
    toast.success('14 tickets sent', { id: 'tickets' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('14 tickets sent'));
  },
};

/** From the third toast on, the oldest are collapsed. The pill expands them. */
export const ManyAtOnce: Story = {
  play: async () => {
    for (let i = 1; i <= 6; i++) toast(`Ticket ${i} sent`);
    const pill = await screen.findByRole('button', { name: '4 more' });
    await waitFor(() =>
      expect(document.querySelectorAll('[data-sonner-toast][data-visible="true"][data-removed="false"]')).toHaveLength(
        2,
      ),
    );
    await userEvent.click(pill);
    await waitFor(() =>
      expect(document.querySelectorAll('[data-sonner-toast][data-visible="true"][data-removed="false"]')).toHaveLength(
        6,
      ),
    );
  },
};

export const FollowsPromise: Story = {
  play: async () => {
    await toast.promise(Promise.resolve(3), {
      loading: 'Saving',
      success: (count) => `${count} dishes saved`,
      danger: 'Dishes not saved',
    });
    await screen.findByText('3 dishes saved');
    await expect(
      toast.promise(Promise.reject(new Error('down')), {
        loading: 'Saving',
        success: 'Saved',
        danger: 'Menu not saved',
      }),
    ).rejects.toThrow('down');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Menu not saved');
  },
};

/** At the top, toasts are below the actions of the page header. */
export const Top: Story = {
  args: { position: 'top-end' },
  play: async () => {
    await press('Email bill');
    const shown = await screen.findByRole('status');
    const { bottom } = screen.getByRole('button', { name: 'Email bill' }).getBoundingClientRect();
    await waitFor(() => expect(shown.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom + 8));
  },
};

/** Toasts are above an action bar. */
export const AboveActionBar: Story = {
  name: 'Above action bar',
  render: (args) => (
    <>
      <Stage {...args} />
      <ActionBar
        count={2}
        onClear={() => {}}
        items={[{ id: 'print', label: 'Print', icon: Printer, onAction: onUndo }]}
      />
    </>
  ),
  play: async () => {
    await press('Email bill');
    const shown = await screen.findByText(/emailed/);
    const { top } = screen.getByRole('group', { name: 'Actions for the selection' }).getBoundingClientRect();
    await waitFor(() => expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(top - 8));
  },
};

/** The buttons of an open dialog or drawer stay visible. */
export const BesideDialog: Story = {
  name: 'Beside dialog',
  globals: { viewport: { value: 'desk' } },
  render: (args) => (
    <>
      <Stage {...args} />
      <Drawer
        open
        onOpenChange={() => {}}
        title="Bill #1177"
        footer={<Button onClick={() => toast.success('Bill #1177 emailed to Dana Ashworth')}>Email</Button>}
      >
        Hake, saffron potatoes
      </Drawer>
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }));
    await waitFor(async () => {
      const button = screen.getByRole('button', { name: 'Email' }).getBoundingClientRect();
      const card = screen
        .getByText(/emailed to/)
        .closest('[data-sonner-toast]')!
        .getBoundingClientRect();
      await expect(card.width).toBeGreaterThan(300);
      await expect(button.right).toBeLessThanOrEqual(innerWidth);
      await expect(card.right).toBeLessThan(button.left);
    });
  },
};

/** Toasts at each of the six positions. */
export const Positions: Story = {
  render: function PositionsStory() {
    const [position, setPosition] = useState<ToastPosition>('top-end');
    return (
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', paddingBlock: 120 }}>
        {positions.map((key) => (
          <Button key={key} onClick={() => setPosition(key)}>
            {key}
          </Button>
        ))}
        <Button variant="filled" onClick={() => toast.success('Bill #1177 emailed')}>
          Show
        </Button>
        <Toaster label="Messages" position={position} offset={16} />
      </div>
    );
  },
  play: async () => {
    for (const position of positions) {
      await press(position);
      await press('Show');
      const shown = await screen.findByRole('status');
      const [edge, along] = position.split('-');
      await waitFor(() => {
        const { top, left, width } = shown.getBoundingClientRect();
        const side = Math.sign(Math.round((left + width / 2 - innerWidth / 2) / 50));
        return expect({ isAtTop: top < innerHeight / 2, side }).toEqual({
          isAtTop: edge === 'top',
          side: { start: -1, center: 0, end: 1 }[along as 'start' | 'center' | 'end'],
        });
      });
      toast.dismiss();
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    }
  },
};

/** Custom content in a toast. */
export const Custom: Story = {
  render: () => (
    <div>
      <Button
        onClick={() =>
          toast.custom(
            (close) => (
              <div style={{ display: 'flex', gap: 12, alignItems: 'center', inlineSize: '100%' }}>
                <Avatar name="Ilse Okafor" aria-hidden />
                <span style={{ flex: 1 }}>Ilse Okafor asks for table 14</span>
                <Button size="sm" onClick={close}>
                  Give it
                </Button>
              </div>
            ),
            { duration: Infinity },
          )
        }
      >
        Ask
      </Button>
      <Toaster label="Messages" />
    </div>
  ),
  play: async () => {
    await press('Ask');
    await expect(await screen.findByRole('status')).toHaveTextContent('Ilse Okafor asks for table 14');
    await press('Give it');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

const news = {
  neutral: 'Bill #1177 moved to drafts',
  success: 'Table 14 paid',
  info: 'Fern Hall opens an hour later',
  warning: 'The walk-in reads 7 °C',
};

const cards = () => (
  <div style={{ display: 'grid', gap: 12, ['--width' as string]: '400px', maxInlineSize: '100%' }}>
    {Object.entries(news).map(([tone, message]) => (
      <ToastCard
        key={tone}
        tone={tone as keyof typeof news}
        message={message}
        action={{ label: 'Undo', onAction: onUndo }}
      />
    ))}
    <ToastCard
      tone="danger"
      message="3 card payments failed"
      description="The terminal at Bar 3 lost its connection. Guests were not charged."
      onClose={() => {}}
    />
    <ToastCard message="Sending 14 tickets to the kitchen" loading endContent="9 of 14" />
  </div>
);

export const Matrix: Story = { render: cards };

export const LongText: Story = {
  render: () => (
    <ToastCard
      tone="danger"
      message={'The order of the kitchen of Quay Street for the coming week did not reach the supplier. '.repeat(2)}
      description="LongUnbrokenWordsMustNotLeaveTheirCardHoweverLongTheyAre"
      onClose={() => {}}
    />
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: Progress.play };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  play: async () => {
    toast.success('أُرسلت الفاتورة', { action: { label: 'تراجع', onAction: onUndo } });
    const card = await screen.findByRole('status');
    await waitFor(() => expect(card.getBoundingClientRect().left).toBeLessThan(100));
  },
};
