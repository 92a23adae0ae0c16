import { GridItem } from '@larder/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { loading as settled } from '../../../lib/storyQueries';
import { DaypartCard } from '../components/DaypartCard';
import { EarningsCard } from '../components/EarningsCard';
import { GoalCard } from '../components/GoalCard';
import { GuestFeedbackCard } from '../components/GuestFeedbackCard';
import { GuestVisitsCard } from '../components/GuestVisitsCard';
import { NetSalesCard } from '../components/NetSalesCard';
import type { CardPeriodProps } from '../components/RangeMenu';
import { RevenueReportCard } from '../components/RevenueReportCard';
import { SalesLineCard } from '../components/SalesLineCard';
import { SharesCard } from '../components/SharesCard';
import { inColumns, inState, WithPeriod } from './withCards';

const meta = {
  title: 'Cards/Analytics cards',
  decorators: [inColumns],
  parameters: { app: { api: { now: () => new Date('2026-11-20T20:15:00Z') } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const OrdersCard = (period: CardPeriodProps) => <SharesCard name="product-orders" {...period} />;
const DevicesCard = (period: CardPeriodProps) => <SharesCard name="sessions-device" {...period} />;
const ClientsCard = (period: CardPeriodProps) => <SharesCard name="customers" {...period} />;

/** Complaints and how many of them are settled. */
export const Complaints: Story = { render: () => <WithPeriod card={GuestFeedbackCard} /> };

/** Guests by weekday, with four measures. */
export const GuestVisits: Story = {
  name: 'Guest visits',
  render: () => (
    <GridItem span="all">
      <WithPeriod card={GuestVisitsCard} />
    </GridItem>
  ),
};

/** Net sales and labor by month, with a budget that can be changed. */
export const RevenueReport: Story = {
  name: 'Revenue report',
  render: () => (
    <GridItem span="all">
      <RevenueReportCard />
    </GridItem>
  ),
};

/** Progress of the goal, which can be changed. */
export const Goal: Story = { render: () => <GoalCard /> };

/** Net sales, compared with the previous period. */
export const NetSales: Story = {
  name: 'Net sales',
  render: () => (
    <GridItem span="all">
      <WithPeriod card={NetSalesCard} />
    </GridItem>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/in this period, .* in the period before/, {}, settled);
    await userEvent.click(canvas.getByRole('button', { name: 'Last 28 days' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Last month' }));
    await canvas.findByRole('button', { name: 'Last month' }, settled);
  },
};

/** Supply orders by delivery. */
export const SupplyOrders: Story = {
  name: 'Supply orders',
  render: () => <WithPeriod card={OrdersCard} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/Delivered\s*2.*On the way\s*1/), settled);
  },
};

/** Bills by the device or the channel that they were opened with. */
export const BillsByChannel: Story = {
  name: 'Bills by channel',
  render: () => <WithPeriod card={DevicesCard} />,
  play: async ({ canvas }) => {
    const [till] = await canvas.findAllByText('2,228', {}, settled);
    await expect(till!.closest('li')).toHaveTextContent(/^Till/);
  },
};

/** Clients with a first invoice, and those who returned. */
export const Clients: Story = { render: () => <WithPeriod card={ClientsCard} /> };

/** Sales and visits by part of the day. */
export const SalesByDaypart: Story = { name: 'Sales by daypart', render: () => <WithPeriod card={DaypartCard} /> };

/** Net sales of the last twelve months. */
export const SalesByMonth: Story = {
  name: 'Sales by month',
  render: () => (
    <GridItem span="all">
      <SalesLineCard />
    </GridItem>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/Highest: \$306,641 in October 2026/, {}, settled);
  },
};

/** Net sales of the month by order type. */
export const Earnings: Story = { render: () => <EarningsCard /> };

const withRequest = () => (
  <>
    <WithPeriod card={GuestFeedbackCard} />
    <WithPeriod card={GuestVisitsCard} />
    <RevenueReportCard />
    <GoalCard />
    <WithPeriod card={NetSalesCard} />
    <WithPeriod card={OrdersCard} />
    <WithPeriod card={DevicesCard} />
    <WithPeriod card={ClientsCard} />
    <WithPeriod card={DaypartCard} />
    <SalesLineCard />
    <EarningsCard />
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
      <WithPeriod card={GuestFeedbackCard} />
      <WithPeriod card={GuestVisitsCard} />
      <WithPeriod card={NetSalesCard} />
      <WithPeriod card={OrdersCard} />
      <WithPeriod card={DevicesCard} />
      <WithPeriod card={ClientsCard} />
      <SalesLineCard />
      <EarningsCard />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('No complaints', {}, settled);
    await canvas.findByText('No guests yet', {}, settled);
    await waitFor(() => expect(canvas.getAllByText('No sales yet')).toHaveLength(2), settled);
  },
};

/** Every card after a failed request. */
export const Failed: Story = {
  decorators: [inState('failed')],
  render: withRequest,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(11), settled);
    const goal = within(canvas.getByRole('region', { name: 'Goal' }));
    await userEvent.click(goal.getByRole('button', { name: 'Try again' }));
    await goal.findByText('of the goal', {}, settled);
    await expect(canvas.getAllByRole('alert')).toHaveLength(10);
  },
};
