import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Check, ChefHat, Printer, ReceiptText } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { themeColors } from '../../theme/tokens';
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
