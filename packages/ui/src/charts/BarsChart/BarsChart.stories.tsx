import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Delta } from '../../components/Delta/Delta';
import { dayHours, forecast, lastFriday, money, shortMoney, today } from '../chartFixtures';
import { BarsChart } from './BarsChart';

const change = (bucket: number) => {
  const [now, before] = [today[bucket], lastFriday[bucket]];
  if (now === null || now === undefined || !before) return null;
  const share = (now - before) / before;
  return (
    <Delta
      text={`${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}%`}
      direction={share < 0 ? 'down' : 'up'}
      tone={share < 0 ? 'bad' : 'good'}
    />
  );
};

const meta = {
  title: 'Charts/BarsChart',
  component: BarsChart,
  decorators: [
    (Chart) => (
      <Card padding="none" style={{ maxInlineSize: 774 }}>
        <Chart />
      </Card>
    ),
  ],
  args: {
    title: 'Sales by hour',
    label: 'Sales by hour',
    summary: 'Dinner peaks at 19:00 with $2,861; at 20:00 sales are 0.6% ahead of last Friday.',
    bucketLabel: 'Hour',
    buckets: dayHours,
    series: [
      { id: 'today', label: 'Today so far', values: today },
      { id: 'before', label: 'Last Friday', values: lastFriday, kind: 'ghost' },
      { id: 'forecast', label: 'Forecast', values: forecast, kind: 'forecast' },
    ],
    current: 9,
    formatValue: money,
    formatTick: shortMoney,
    renderReadoutEnd: change,
    actions: <Button variant="plain" size="sm" iconOnly startIcon={Ellipsis} aria-label="More" />,
  },
} satisfies Meta<typeof BarsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys walk the readout; Escape brings it back to now. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('slider', { name: 'Sales by hour' });
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      '20:00 – 21:00: Today so far $2,707, Last Friday $2,691, Forecast $3,050',
    );
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart.getAttribute('aria-valuetext')).toContain('19:00 – 20:00: Today so far $2,861');
    await expect(canvas.getByText('19:00 – 20:00')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveAttribute('aria-valuenow', '10');
    const { left, top, width } = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: left + width * 0.02, clientY: top + 20 });
    await expect(canvas.getByText('11:00 – 12:00')).toBeVisible();
    await fireEvent.pointerOut(chart, { relatedTarget: document.body });
    await waitFor(() => expect(canvas.getByText('20:00 – 21:00')).toBeVisible());
  },
};

/** The default with all controls: shown, not tested again. */
export const Playground: Story = { tags: ['!test'] };

/** The legend switches series; the last one stays. */
export const LegendToggles: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Last Friday', pressed: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Forecast', pressed: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Today so far', pressed: true }));
    await expect(canvas.getByRole('button', { name: 'Today so far' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '20:00 – 21:00: Today so far $2,707');
  },
};

/** Every value as a table. */
export const TableView: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const row = canvas.getByRole('row', { name: /^22:00/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['—', '$979', '$1,011']);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('slider')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  },
};

/** A missing hour is a gap, a quiet one has no height. */
export const MissingData: Story = {
  args: {
    series: [
      { id: 'today', label: 'Today', values: [419, null, 1459, 0, null, 310, 720, 1939, 2861, 2707, null, null] },
    ],
    current: undefined,
    renderReadoutEnd: undefined,
  },
};

export const Empty: Story = {
  args: {
    series: [{ id: 'today', label: 'Today', values: dayHours.map(() => null) }],
    emptyText: 'No sales yet. The first bill of the day starts the chart.',
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const WithoutTitle: Story = { args: { title: undefined, actions: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { skin: 'dark' } };

/** The first hour is at the right, arrow keys follow. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { title: 'المبيعات حسب الساعة', label: 'المبيعات حسب الساعة' },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('slider');
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuenow', '9');
    const [first, second] = [...chart.children].map((column) => column.getBoundingClientRect().left);
    await expect(first as number).toBeGreaterThan(second as number);
  },
};

/** Series side by side; what is below zero hangs from the shelf. */
export const Beside: Story = {
  args: {
    title: 'Result by weekday',
    label: 'Result by weekday',
    summary: 'Friday earns most; Monday loses money at both restaurants.',
    bucketLabel: 'Weekday',
    arrangement: 'beside',
    current: undefined,
    renderReadoutEnd: undefined,
    buckets: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((name) => ({ label: name })),
    series: [
      { id: 'quay', label: 'Quay Street', values: [-240, 310, 480, 760, 1320] },
      { id: 'fern', label: 'Fern Hall', values: [-90, 120, null, 540, 980] },
      { id: 'yard', label: "Ostler's Yard", values: [60, -40, 210, 330, 610] },
    ],
  },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('slider', { name: 'Result by weekday' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', "Mon: Quay Street −$240, Fern Hall −$90, Ostler's Yard $60");
  },
};
