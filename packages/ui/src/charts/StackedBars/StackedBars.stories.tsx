import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../components/Card/Card';
import { earning, expense, money, year } from '../chartFixtures';
import { StackedBars } from './StackedBars';

const meta = {
  title: 'Charts/StackedBars',
  component: StackedBars,
  decorators: [
    (Chart) => (
      <Card padding="none" style={{ maxInlineSize: 640 }}>
        <Chart />
      </Card>
    ),
  ],
  args: {
    title: 'Revenue report',
    label: 'Earning and expense by month',
    summary: 'Earnings are highest in March with $284; expenses in April with $180.',
    bucketLabel: 'Month',
    buckets: year,
    series: [
      { id: 'earning', label: 'Earning', values: earning },
      { id: 'expense', label: 'Expense', values: expense, color: 'c2' },
    ],
    formatValue: money,
  },
} satisfies Meta<typeof StackedBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('slider', { name: 'Earning and expense by month' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Jan: Earning $95, Expense −$145');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Expense' }));
    await expect(within(canvasElement).getByRole('slider').getAttribute('aria-valuetext')).not.toContain('Expense');
  },
};

/** The default with all controls: shown, not tested again. */
export const Playground: Story = { tags: ['!test'] };

export const AllPositive: Story = {
  args: {
    title: 'Sales by shelf',
    series: [
      { id: 'food', label: 'Food', values: earning },
      { id: 'wine', label: 'Wine', values: earning.map((value) => value * 0.5) },
      { id: 'beer', label: 'Beer', values: earning.map((value) => value * 0.3) },
    ],
  },
};

export const Empty: Story = { args: { series: [] } };

export const Loading: Story = { args: { isLoading: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { skin: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' }, args: { title: 'تقرير الإيرادات' } };
