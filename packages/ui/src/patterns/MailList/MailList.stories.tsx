import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type JSX } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid';
import { MailList } from './MailList';
import type { Mail } from './MailRow';

const letters: Mail[] = [
  {
    id: '1',
    from: 'Harbour Fish Co.',
    subject: 'Tomorrow’s landing: turbot, hake, cockles',
    excerpt: 'Good boat tonight. Turbot from 2 to 4 kg, and cockles washed.',
    time: '20:02',
    unread: true,
    labels: [{ name: 'Suppliers', tone: 'c3' }],
  },
  {
    id: '2',
    from: 'Dana Ashworth',
    subject: 'Table for 10 on the 22nd?',
    excerpt: 'Hello, we had such a lovely dinner on Friday. Is the long table free?',
    time: '19:48',
    unread: true,
    starred: true,
    labels: [{ name: 'Bookings', tone: 'c2' }],
  },
  {
    id: '3',
    from: 'Vineyard Row',
    subject: 'Invoice 20418 due 28 November',
    excerpt: 'Attached is your invoice for $1,284.60. Payment within 14 days.',
    time: '16:27',
    attachment: true,
    labels: [
      { name: 'Invoices', tone: 'c5' },
      { name: 'Accounts', tone: 'c4' },
    ],
  },
  {
    id: '4',
    from: 'The office that licenses terraces and pavements of the city',
    subject: 'Terrace permit renewal, with every annex of last year and of the year before',
    excerpt: 'Your application has been received.',
    time: 'Yesterday',
  },
];

const framed = {
  decorators: [
    (List: () => JSX.Element) => (
      <div style={{ display: 'flex', inlineSize: 380, maxInlineSize: '100%', blockSize: 420 }}>
        <List />
      </div>
    ),
  ],
};

const meta = {
  title: 'Patterns/MailList',
  component: MailList,
  args: { label: 'Inbox', items: letters, onAction: fn() },
} satisfies Meta<typeof MailList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click or Enter opens a message, the checkbox or Space selects it. The star is a separate button. */
export const Default: Story = {
  ...framed,
  render: function Render(args) {
    const [open, setOpen] = useState('1');
    const [chosen, choose] = useState<string[]>([]);
    const [items, setItems] = useState(args.items);
    return (
      <MailList
        {...args}
        items={items}
        current={open}
        onAction={(id) => {
          setOpen(id);
          args.onAction(id);
        }}
        selectedKeys={chosen}
        onSelectionChange={choose}
        onStar={(id, isStarred) =>
          setItems((now) => now.map((mail) => (mail.id === id ? { ...mail, starred: isStarred } : mail)))
        }
      />
    );
  },
  play: async ({ canvas, args, step }) => {
    await step('opens and stars messages with the pointer', async () => {
      await userEvent.click(canvas.getByText('Table for 10 on the 22nd?'));
      await expect(args.onAction).toHaveBeenLastCalledWith('2');
      await userEvent.click(canvas.getByRole('button', { name: 'Star Invoice 20418 due 28 November' }));
      await expect(canvas.getByRole('button', { name: /Star Invoice/, pressed: true })).toBeVisible();
      await expect(args.onAction).toHaveBeenCalledOnce();
    });
    await step('opens and selects messages with the keyboard', async () => {
      canvas.getByRole('row', { name: /^Dana/ }).focus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith('3');
      await userEvent.keyboard(' ');
      await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1));
    });
  },
};
export const Playground: Story = framed;

/** Rows far from the viewport are not rendered. */
export const Thousands: Story = {
  ...framed,
  args: {
    items: Array.from({ length: 5000 }, (_, index) => ({
      ...(letters[index % letters.length] as Mail),
      id: String(index),
      subject: `Letter ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Letter 1')).toBeVisible());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    canvas.getAllByRole('row')[0]?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('Letter 5000')).toBeVisible());
  },
};

export const States: Story = {
  render: (args) => (
    <Grid minColumn={300} style={{ inlineSize: '100%' }}>
      <MailList {...args} label="Loading" loading />
      <MailList {...args} label="Empty" items={[]} emptyState="No letters from suppliers yet." />
      <MailList {...args} label="Chosen" selectedKeys={['2', '3']} />
    </Grid>
  ),
};
