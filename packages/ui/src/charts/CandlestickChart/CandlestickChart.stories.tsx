import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../components/Card/Card';
import { CandlestickChart } from './CandlestickChart';

const candle = (open: number, high: number, low: number, close: number) => ({ open, high, low, close });
const price = (value: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(value);
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon 9', 'Tue 10', 'Wed 11'];

const meta = {
  title: 'Charts/CandlestickChart',
  component: CandlestickChart,
  decorators: [
    (Chart) => (
      <Card padding="none" style={{ maxInlineSize: 640 }}>
        <Chart />
      </Card>
    ),
  ],
  args: {
    title: 'Price of hake',
    label: 'Price of hake by day',
    summary: 'A kilo of hake rose from $14.20 to $16.05 in ten days.',
    bucketLabel: 'Day',
    buckets: days.map((label) => ({ label })),
    candles: [
      candle(14.2, 14.9, 14.0, 14.7),
      candle(14.7, 15.1, 14.5, 14.6),
      candle(14.6, 14.8, 13.9, 14.1),
      candle(14.1, 15.0, 14.1, 14.9),
      candle(14.9, 15.6, 14.8, 15.5),
      candle(15.5, 15.7, 15.2, 15.5),
      null,
      candle(15.4, 16.2, 15.3, 16.1),
      candle(16.1, 16.3, 15.6, 15.8),
      candle(15.8, 16.4, 15.7, 16.05),
    ],
    valueLabels: { open: 'Open', high: 'High', low: 'Low', close: 'Close' },
    formatValue: price,
  },
} satisfies Meta<typeof CandlestickChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the last day by default. A day without data leaves a gap. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('slider', { name: 'Price of hake by day' });
    await expect(chart).toHaveAttribute('aria-valuetext', 'Wed 11: Open $15.80, High $16.40, Low $15.70, Close $16.05');
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(chart.getAttribute('aria-valuetext')).toContain('Tue: Open $14.70');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Sun — — — —' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Dark: Story = { globals: { skin: 'dark' } };

export const Empty: Story = { args: { candles: [], buckets: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' }, args: { title: 'سعر النازلي' } };
