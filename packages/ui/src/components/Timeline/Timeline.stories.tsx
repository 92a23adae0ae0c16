import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Check, ChefHat, Printer, ReceiptText } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { themeColors } from '../../theme/tokens';
import { Avatar } from '../Avatar/Avatar';
import { AvatarGroup } from '../AvatarGroup/AvatarGroup';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Tag } from '../Tag/Tag';
import { Timeline, type TimelineEvent } from './Timeline';

const bill: TimelineEvent[] = [
  {
    id: 1,
    icon: ReceiptText,
    tone: 'primary',
    title: 'Bill opened at Table 2',
    description: 'Wren Castellano, 4 covers',
    time: '18:44',
    dateTime: '2026-11-21T18:44',
  },
  {
    id: 2,
    icon: ChefHat,
    title: 'Mains sent to grill',
    description: 'Hake ×2, short rib, tart',
    time: '19:12',
    dateTime: '2026-11-21T19:12',
  },
  {
    id: 3,
    icon: Ban,
    tone: 'danger',
    title: 'Side voided',
    description: 'Reason: wrong table',
    time: '19:30',
    dateTime: '2026-11-21T19:30',
  },
  {
    id: 4,
    icon: Check,
    tone: 'success',
    title: 'Paid by card',
    description: 'Visa 4417, $206.01',
    time: '20:06',
    dateTime: '2026-11-21T20:06',
  },
];

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: { label: 'Activity', items: bill },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const events = within(canvas.getByRole('list', { name: 'Activity' })).getAllByRole('listitem');
    await expect(events).toHaveLength(4);
    await expect(within(events[3] as HTMLElement).getByText('20:06')).toHaveAttribute('datetime', '2026-11-21T20:06');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Upcoming: Story = {
  args: {
    items: [
      ...bill.slice(0, 3),
      { id: 5, icon: Printer, title: 'Receipt', description: 'When the bill is paid', upcoming: true },
    ],
  },
};

/** A file, a contact, a group and an action in the events. */
export const RichContent: Story = {
  args: {
    items: [
      { id: 'file', title: 'Menu printed', content: <Tag>dinner-21-november.pdf</Tag>, time: '16:10' },
      {
        id: 'contact',
        title: 'Booking by phone',
        description: 'Dana Ashworth, 28 guests',
        content: <Avatar name="Dana Ashworth" />,
        time: '16:45',
      },
      {
        id: 'group',
        title: 'Dinner shift started',
        content: (
          <AvatarGroup
            label="On shift"
            items={['Maren Holt', 'Ilse Okafor', 'Tomás Reyes'].map((name) => ({ name, colorKey: name }))}
          />
        ),
        time: '17:00',
      },
      {
        id: 'action',
        tone: 'warning',
        title: 'Walk-in at 6.4 °C',
        content: <Button size="sm">Call the technician</Button>,
        time: '17:20',
      },
    ],
  },
};

/** One list per day. */
export const ByDay: Story = {
  render: (args) => (
    <Stack gap="px16">
      {['Friday', 'Saturday'].map((day, index) => (
        <section key={day}>
          <Heading level={3}>{day}</Heading>
          <Timeline {...args} label={day} items={bill.slice(index * 2, index * 2 + 2)} />
        </section>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  args: {
    items: [
      ...themeColors.map((tone) => ({ id: tone, tone, title: tone, time: '20:06' })),
      { id: 'content', title: 'Menu printed', content: <Tag>dinner-14-november.pdf</Tag>, time: '22:10' },
      {
        id: 'long',
        title: 'The order of the kitchen of Quay Street reached the supplier with every line changed',
        description: 'LongUnbrokenWordsMustNotLeaveTheirTimelineHoweverLongTheyAre'.repeat(2),
        time: 'Yesterday, 23:18',
      },
    ],
  },
};
