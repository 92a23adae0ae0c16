import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card';
import { count, week } from '../chartFixtures';
import { LineChart } from './LineChart';

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  decorators: [
    (Chart) => (
      <Card padding="none" style={{ maxInlineSize: 640 }}>
        <Chart />
      </Card>
    ),
  ],
  args: {
    title: 'Guests by day',
    label: 'Guests by day',
    summary: 'Saturday was the strongest day with 702 guests; every day but Wednesday is ahead of last week.',
    bucketLabel: 'Day',
    buckets: week,
    series: [
      { id: 'now', label: 'This week', values: [702, 548, 430, 412, 388, 466, 631] },
      { id: 'before', label: 'Last week', values: [640, 530, 410, 380, 402, 430, 590], comparison: true },
    ],
    formatValue: count,
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('slider', { name: 'Guests by day' });
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Sun: This week 548, Last week 530');
    const { left, top } = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: left + 1, clientY: top + 20 });
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuenow', '1'));
    await fireEvent.pointerOut(chart, { relatedTarget: document.body });
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuenow', '7'));
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Markers: Story = { args: { markers: true } };

export const Area: Story = {
  args: { area: true, series: [{ id: 'now', label: 'This week', values: [702, 548, 430, 412, 388, 466, 631] }] },
};

export const SeveralLines: Story = {
  args: {
    markers: true,
    series: [
      { id: 'floor', label: 'Floor', values: [402, 348, 230, 212, 188, 266, 331] },
      { id: 'bar', label: 'Bar', values: [210, 130, 120, 140, 150, 130, 220] },
      { id: 'terrace', label: 'Terrace', values: [90, 70, 80, 60, 50, 70, 80] },
    ],
  },
};

/** A missing day leaves a gap. */
export const MissingData: Story = {
  args: { series: [{ id: 'now', label: 'This week', values: [702, 548, null, 412, 388, 466, 631] }], markers: true },
};

/** A price stays until it changes. The dashed line is its limit. */
export const Steps: Story = {
  name: 'Steps and a limit',
  args: {
    title: 'Price of hake',
    label: 'Price of hake',
    summary: 'The price rose to $19 on Thursday, $1 above the limit.',
    curve: 'step',
    series: [{ id: 'price', label: 'Per kilo', values: [14, 14, 16, 16, 19, 19, 17] }],
    referenceLines: [{ value: 18, label: 'Limit $18' }],
    formatValue: (value: number) => `$${value}`,
  },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('path[class*="line"]')!.getAttribute('d')!;
    const points = line
      .slice(1)
      .split('L')
      .map((point) => point.split(',').map(Number));
    // Two corners between neighbors, and each segment is horizontal or vertical.
    await expect(points).toHaveLength(7 + 6 * 2);
    for (const [index, [x, y]] of points.slice(1).entries())
      await expect(x === points[index]![0] || y === points[index]![1]).toBe(true);
  },
};
/** A year of days. The axis labels some of them, and the arrow keys reach all. */
export const ManyPoints: Story = {
  args: {
    title: 'Guests of a year',
    label: 'Guests of a year',
    summary: 'Weekends are the strongest days; the summer is stronger than the winter.',
    buckets: Array.from({ length: 365 }, (_, day) => ({
      label: new Date(Date.UTC(2026, 0, day + 1)).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      }),
    })),
    series: [
      {
        id: 'guests',
        label: 'Guests',
        values: Array.from({ length: 365 }, (_, day) =>
          Math.round(380 - Math.cos((day / 365) * 2 * Math.PI) * 90 + (day % 7 > 4 ? 160 : (day % 7) * 12)),
        ),
      },
    ],
  },
};

export const Empty: Story = { args: { series: [] } };

export const Loading: Story = { args: { loading: true } };

export const Narrow: Story = { ...SeveralLines, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...SeveralLines, globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { title: 'الضيوف حسب اليوم', label: 'الضيوف حسب اليوم', markers: true },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('slider');
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuenow', '6');
  },
};
