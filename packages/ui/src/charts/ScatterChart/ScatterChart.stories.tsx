import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { count, money, percent } from '../chartFixtures';
import { ScatterChart } from './ScatterChart';

const dish = (id: string, label: string, x: number, y: number, size: number) => ({ id, label, x, y, size });

const meta = {
  title: 'Charts/ScatterChart',
  component: ScatterChart,
  decorators: [
    (Chart) => (
      <Card padding="none" style={{ maxInlineSize: 640 }}>
        <Chart />
      </Card>
    ),
  ],
  args: {
    title: 'Price and margin',
    label: 'Price and margin of dishes',
    summary: 'Dearer dishes keep a smaller share; the hake sells most.',
    bucketLabel: 'Dish',
    series: [
      {
        id: 'mains',
        label: 'Mains',
        points: [
          dish('hake', 'Hake, saffron potatoes', 29, 0.62, 84),
          dish('lamb', 'Lamb shoulder', 34, 0.55, 41),
          dish('risotto', 'Herb risotto', 22, 0.71, 58),
        ],
      },
      {
        id: 'starters',
        label: 'Starters',
        points: [dish('soup', 'Fig and onion soup', 11, 0.78, 36), dish('crab', 'Crab toast', 17, 0.58, 49)],
      },
    ],
    x: { label: 'Price', format: money },
    y: { label: 'Margin', format: percent },
  },
} satisfies Meta<typeof ScatterChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move from the lowest price to the highest. The pointer activates the nearest point. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('slider', { name: 'Price and margin of dishes' });
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Crab toast: Price $17, Margin 58%');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('Lamb shoulder')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const point = chart.lastElementChild;
    const { left, top, width, height } = (point as Element).getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: left + width / 2, clientY: top + height / 2 });
    await waitFor(() => expect(canvas.getByText('Lamb shoulder')).toBeVisible());
    await fireEvent.pointerOut(chart, { relatedTarget: document.body });
    await userEvent.click(canvas.getByRole('button', { name: 'Mains', pressed: true }));
    await expect(chart).toHaveAttribute('aria-valuemax', '2');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** The area of a bubble shows a third value. */
export const Bubbles: Story = {
  args: { size: { label: 'Sold', format: count } },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('slider');
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Lamb shoulder: Price $34, Margin 55%, Sold 41');
  },
};

export const ThreeSeries: Story = {
  render: (args) => (
    <ScatterChart
      {...args}
      series={[
        ...args.series,
        {
          id: 'sweets',
          label: 'Sweets',
          points: [dish('tart', 'Lemon tart', 9, 0.81, 52), dish('ice', 'Ice', 6, 0.7, 66)],
        },
      ]}
    />
  ),
};

/** A control in the header changes the period. */
export const WithPeriod: Story = {
  render: function Render(args) {
    const [period, setPeriod] = useState('week');
    const share = period === 'day' ? 0.2 : 1;
    return (
      <ScatterChart
        {...args}
        size={{ label: 'Sold', format: count }}
        series={args.series.map((one) => ({
          ...one,
          points: one.points.map((point) => ({ ...point, size: Math.round((point.size ?? 0) * share) })),
        }))}
        actions={
          <SegmentedControl
            label="Period"
            size="sm"
            options={[
              { value: 'day', label: 'Day' },
              { value: 'week', label: 'Week' },
            ]}
            value={period}
            onValueChange={setPeriod}
          />
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider');
    plot.focus();
    await userEvent.keyboard('{End}');
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('41'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }));
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('8'));
  },
};

export const Empty: Story = { args: { series: [] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { title: 'السعر والهامش' },
};
