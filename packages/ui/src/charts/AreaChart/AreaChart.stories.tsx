import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card';
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker';
import { Figure } from '../../components/Figure/Figure';
import { count } from '../chartFixtures';
import { AreaChart } from './AreaChart';

const buckets = Array.from({ length: 12 }, (_, i) => ({ label: `${i + 3} Nov` }));

const meta = {
  title: 'Charts/AreaChart',
  component: AreaChart,
  decorators: [
    (Chart) => (
      <Card padding="none" title="Loyalty members" style={{ maxInlineSize: 272 }}>
        <div style={{ paddingInline: 16, paddingBlockEnd: 40 }}>
          <Figure parts="2,418" size="tile" />
        </div>
        <Chart />
      </Card>
    ),
  ],
  args: {
    label: 'Loyalty members by day',
    summary: 'Members grew from 2,298 to 2,418 in twelve days.',
    buckets,
    values: [2298, 2308, 2303, 2323, 2333, 2328, 2348, 2363, 2358, 2383, 2393, 2418],
    formatValue: count,
  },
} satisfies Meta<typeof AreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('slider', { name: 'Loyalty members by day' });
    await expect(chart).toHaveAttribute('aria-valuetext', '14 Nov: 2,418');
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuetext', '13 Nov: 2,393');
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveAttribute('aria-valuetext', '14 Nov: 2,418');
    const { left, top } = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: left + 1, clientY: top + 20 });
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', '3 Nov: 2,298'));
    await expect(canvas.getByText('2,298', { selector: 'bdi' })).toBeVisible();
    await fireEvent.pointerOut(chart, { relatedTarget: document.body });
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', '14 Nov: 2,418'));
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const OtherColor: Story = { args: { tone: 'c3', values: [30, 44, 26, 37, 55, 48, 34, 22, 37, 30, 19, 15] } };

export const MissingData: Story = {
  args: { values: [2298, 2308, null, null, 2333, 2328, 2348, 2363, null, 2383, 2393, 2418] },
};

const dayOf = (index: number) => `2026-11-${String(index + 3).padStart(2, '0')}`;

/** A date range filters the days. */
export const WithDateRange: Story = {
  render: function Render(args) {
    const [range, setRange] = useState<{ start: string; end: string } | null>({ start: dayOf(2), end: dayOf(8) });
    const isShown = (_: unknown, index: number) => !range || (dayOf(index) >= range.start && dayOf(index) <= range.end);
    return (
      <div style={{ padding: 16 }}>
        <DateRangePicker
          label="Days"
          size="sm"
          value={range}
          min={dayOf(0)}
          max={dayOf(11)}
          onValueChange={setRange}
          clearable
        />
        <AreaChart {...args} buckets={args.buckets.filter(isShown)} values={args.values.filter(isShown)} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: /Loyalty/ })).toHaveAttribute('aria-valuemax', '7');
    await userEvent.click(canvas.getByRole('button', { name: /Clear/ }));
    await expect(canvas.getByRole('slider', { name: /Loyalty/ })).toHaveAttribute('aria-valuemax', '12');
  },
};

export const Empty: Story = { args: { values: buckets.map(() => null), summary: 'No members yet.' } };

export const Dark: Story = { globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('slider');
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuenow', '11');
  },
};
