import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { loading as settled } from '../../../lib/storyQueries';
import { AddOnsCard } from '../components/AddOnsCard';
import { BestDayCard } from '../components/BestDayCard';
import { BestSellerCard } from '../components/BestSellerCard';
import { ChannelsCard } from '../components/ChannelsCard';
import { ChatCard } from '../components/ChatCard';
import { EventCard } from '../components/EventCard';
import { JobOfferCard } from '../components/JobOfferCard';
import { MenuLaunchCard } from '../components/MenuLaunchCard';
import { PaymentCard } from '../components/PaymentCard';
import { StaffProfileCard } from '../components/StaffProfileCard';
import { StaffShiftsCard } from '../components/StaffShiftsCard';
import { TeamTimelineCard } from '../components/TeamTimelineCard';
import { TransactionsCard } from '../components/TransactionsCard';
import { inColumns, inState } from './withCards';

const meta = {
  title: 'Cards/Advanced cards',
  decorators: [inColumns],
  parameters: { app: { api: { now: () => new Date('2026-11-20T20:15:00Z') } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The day with the highest sales of the last seven days. */
export const BestDay: Story = {
  name: 'Best day',
  render: () => <BestDayCard range={undefined} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /was the best day/ }, settled);
    await expect(canvas.getByText(/^\$/)).toBeVisible();
  },
};

/** The best-selling dish of the month. */
export const BestSeller: Story = { name: 'Best seller', render: () => <BestSellerCard /> };

/** The people with the most time on shift. */
export const StaffShifts: Story = {
  name: 'Time on shift',
  render: () => <StaffShiftsCard />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4), settled);
    const shares = canvas.getAllByRole('progressbar').map((ring) => Number(ring.getAttribute('aria-valuenow')));
    await expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  },
};

/** The next event, with a button to attend. */
export const NextEvent: Story = { name: 'Next event', render: () => <EventCard /> };

/** The signed-in person. */
export const StaffProfile: Story = {
  name: 'Staff profile',
  render: () => <StaffProfileCard />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Maren Holt' }, settled);
    await expect(canvas.getByText('Shifts')).toBeVisible();
  },
};

/** The newest published opening. "Apply" opens the jobs page. */
export const JobOffer: Story = {
  name: 'Newest opening',
  render: () => <JobOfferCard />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Apply' }, settled)).toHaveAttribute('href', '/apps/jobX');
  },
};

/** The latest payments. */
export const Transactions: Story = { render: () => <TransactionsCard /> };

/** Events of the team, newest first. */
export const TeamTimeline: Story = { name: 'Team timeline', render: () => <TeamTimelineCard /> };

/** Orders by channel. */
export const Channels: Story = { name: 'Order channels', render: () => <ChannelsCard /> };

/** The next menu, with its team and its budget. */
export const MenuLaunch: Story = { name: 'Menu launch', render: () => <MenuLaunchCard /> };

/** Validates the details of a payment card. Nothing is sent. */
export const Payment: Story = {
  render: () => <PaymentCard />,
  play: async ({ canvas, userEvent, step }) => {
    await step('missing details are marked', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Check the card' }, settled));
      await expect(canvas.getByRole('textbox', { name: /Card number/ })).toHaveFocus();
      await expect(canvas.getByRole('textbox', { name: /Card number/ })).toBeInvalid();
    });
    await step('valid details are confirmed', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /Card number/ }), '4242424242424242');
      await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Maren Holt');
      await userEvent.type(canvas.getByRole('textbox', { name: /Expir/ }), '1230');
      await userEvent.type(canvas.getByRole('textbox', { name: /Security code|CVC/ }), '123');
      await userEvent.click(canvas.getByRole('button', { name: 'Check the card' }));
      await canvas.findByText(/ending in 4242/);
    });
  },
};

/** Sent messages last until you leave the page. */
export const Chat: Story = {
  render: () => (
    <ChatCard
      name="Ilse Okafor"
      received={['The fish order is in. Two boxes of hake, no turbot.', 'Shall I take turbot off the board?']}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message' }, settled);
    await userEvent.type(field, '   {Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, 'Yes, please. <b>Hake</b> only.{Enter}');
    const thread = within(canvas.getByRole('group', { name: 'Ilse Okafor' }));
    await expect(thread.getByText('Yes, please. <b>Hake</b> only.')).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

/** Paid options and their total. */
export const AddOns: Story = {
  name: 'Add-ons',
  render: () => <AddOnsCard />,
  play: async ({ canvas, userEvent }) => {
    const screens = await canvas.findByRole('checkbox', { name: 'Kitchen screens' }, settled);
    const total = canvas.getByText('Total per month').parentElement!;
    await expect(total).toHaveTextContent('$31');
    await userEvent.click(screens);
    await expect(total).toHaveTextContent('$60');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gift cards' }));
    await expect(total).toHaveTextContent('$48');
  },
};

const withRequest = () => (
  <>
    <BestDayCard range={undefined} />
    <BestSellerCard />
    <StaffShiftsCard />
    <EventCard />
    <StaffProfileCard />
    <JobOfferCard />
    <TransactionsCard />
    <TeamTimelineCard />
    <ChannelsCard />
    <MenuLaunchCard />
    <AddOnsCard />
  </>
);

/** Every card while its request is running. */
export const Loading: Story = {
  decorators: [inState('loading')],
  render: withRequest,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(11), settled);
  },
};

/** The cards of a restaurant without figures. */
export const Empty: Story = {
  decorators: [inState('empty')],
  render: () => (
    <>
      <BestSellerCard />
      <StaffShiftsCard />
      <JobOfferCard />
      <TransactionsCard />
      <TeamTimelineCard />
      <ChannelsCard />
      <AddOnsCard />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('No open positions', {}, settled);
    await canvas.findByText('No shifts in the last 28 days', {}, settled);
    await canvas.findByText('No payments yet', {}, settled);
  },
};

/** Every card after a failed request. */
export const Failed: Story = {
  decorators: [inState('failed')],
  render: withRequest,
  play: async ({ canvas, userEvent, step }) => {
    const seller = within(await canvas.findByRole('region', { name: 'Best seller' }, settled));
    await step('each card shows an error', () =>
      waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(11), settled),
    );
    await step('a retry loads the card', async () => {
      await userEvent.click(seller.getByRole('button', { name: 'Try again' }));
      await seller.findByText(/^sold in/, {}, settled);
      await expect(canvas.getAllByRole('alert')).toHaveLength(10);
    });
  },
};
