import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card';
import { RadarChart } from './RadarChart';

const meta = {
  title: 'Charts/RadarChart',
  component: RadarChart,
  decorators: [
    (Chart) => (
      <Card padding="none" style={{ maxInlineSize: 368 }}>
        <Chart />
      </Card>
    ),
  ],
  args: {
    title: 'Sales by daypart',
    label: 'Sales by daypart',
    summary: 'Dinner and lunch lead; visits lead sales in the afternoon.',
    bucketLabel: 'Daypart',
    axes: ['Breakfast', 'Lunch', 'Afternoon', 'Early', 'Dinner', 'Late'],
    series: [
      { id: 'sales', label: 'Sales', values: [28, 72, 40, 66, 96, 50] },
      { id: 'visits', label: 'Visits', values: [45, 60, 62, 50, 80, 34] },
    ],
    max: 100,
    formatValue: (value: number) => `${value}%`,
  },
} satisfies Meta<typeof RadarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('slider', { name: 'Sales by daypart' });
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Lunch: Sales 72%, Visits 60%');
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveAttribute('aria-valuenow', '1');
    const { left, top, width, height } = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: left + width / 2 - 60, clientY: top + height / 2 + 30 });
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', 'Dinner: Sales 96%, Visits 80%'));
    // The axis stays active after a touch ends, but not after the mouse leaves.
    await fireEvent.pointerOut(chart, { relatedTarget: document.body, pointerType: 'touch' });
    await expect(chart).toHaveAttribute('aria-valuenow', '5');
    await fireEvent.pointerOut(chart, { relatedTarget: document.body, pointerType: 'mouse' });
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuenow', '1'));
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const TableView: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(within(canvas.getByRole('row', { name: /Dinner/ })).getAllByRole('cell')[0]).toHaveTextContent('96%');
  },
};

/** Twelve axes and a single series. */
export const TwelveAxes: Story = {
  args: {
    title: 'Sales by month',
    label: 'Sales by month',
    summary: 'July and August lead; January is the quietest month.',
    bucketLabel: 'Month',
    axes: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    series: [{ id: 'sales', label: 'Sales', values: [34, 38, 46, 52, 61, 78, 96, 94, 70, 58, 49, 72] }],
  },
};

export const Empty: Story = { args: { series: [] } };

export const Loading: Story = { args: { loading: true } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { title: 'المبيعات حسب الفترة', axes: ['الفطور', 'الغداء', 'العصر', 'المساء', 'العشاء', 'السهرة'] },
};
