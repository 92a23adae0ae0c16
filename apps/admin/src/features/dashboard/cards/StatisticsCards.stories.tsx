import { GridItem } from '@larder/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { loading as settled } from '../../../lib/storyQueries';
import { StatisticCard } from '../components/StatisticCard';
import { TradeStatisticsCard } from '../components/TradeStatisticsCard';
import { TrendCard } from '../components/TrendCard';
import { inColumns, inState } from './withCards';

const meta = {
  title: 'Cards/Statistics cards',
  decorators: [inColumns],
  parameters: { app: { api: { now: () => new Date('2026-11-20T20:15:00Z') } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bills, guests, dishes and net sales, each with its change. */
export const Row: Story = {
  render: () => (
    <GridItem span="all">
      <TradeStatisticsCard />
    </GridItem>
  ),
};

/** Orders as bars, and sales after labor as a line. */
export const Charts: Story = {
  render: () => (
    <>
      <StatisticCard name="orders-bar-chart" />
      <StatisticCard name="profit-line-chart" />
    </>
  ),
};

/** Figures with an area chart of the last 28 days. */
export const Trends: Story = {
  render: () => (
    <>
      <TrendCard name="subscribers" range={undefined} />
      <TrendCard name="revenue" range={undefined} />
      <TrendCard name="sales" range={undefined} />
      <TrendCard name="orders" range={undefined} />
      <TrendCard name="site-traffic" range={undefined} />
      <TrendCard name="active-users" range={undefined} />
      <TrendCard name="newsletter" range={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const sales = within(await canvas.findByRole('region', { name: 'Net sales' }, settled));
    await expect(await sales.findByTitle('$260,624', {}, settled)).toBeVisible();
    const bills = within(canvas.getByRole('region', { name: 'Bills' }));
    await expect(await bills.findByTitle('3,292', {}, settled)).toBeVisible();
  },
};

const withRequest = () => (
  <>
    <TrendCard name="revenue" range={undefined} />
    <StatisticCard name="orders-bar-chart" />
    <StatisticCard name="profit-line-chart" />
  </>
);

/** Cards while their requests are running. */
export const Loading: Story = {
  decorators: [inState('loading')],
  render: withRequest,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(3), settled);
  },
};

/** Cards after a failed request. */
export const Failed: Story = {
  decorators: [inState('failed')],
  render: withRequest,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3), settled);
  },
};
