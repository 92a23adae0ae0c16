import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import type { MouseEvent } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Delta } from '../../components/Delta/Delta';
import {
  dayHours,
  earning,
  expense,
  forecast,
  lastFriday,
  money,
  places,
  shortMoney,
  today,
  weekdays,
  year,
} from '../chartFixtures';
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
    currentBucket: 9,
    formatValue: money,
    formatTick: shortMoney,
    renderReadoutEnd: change,
    actions: <Button variant="plain" size="sm" iconOnly startIcon={Ellipsis} aria-label="More" />,
  },
} satisfies Meta<typeof BarsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault());

/** Bars open their links on click and with Enter. The table view contains all links. */
export const Links: Story = {
  args: {
    renderLink: (bucket, props) =>
      bucket === 0 ? null : (
        <a href={`/hours/${bucket}`} onClick={open} {...props}>
          {props.children}
        </a>
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    open.mockClear();
    const chart = canvas.getByRole('slider', { name: 'Sales by hour' });
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(open).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Home}{Enter}');
    await expect(open).toHaveBeenCalledTimes(1);
    const { left, width, top, height } = chart.getBoundingClientRect();
    const point = { clientX: left + (width * 1.5) / dayHours.length, clientY: top + height / 2 };
    const under = () => document.elementFromPoint(point.clientX, point.clientY)!;
    await fireEvent.pointerMove(under(), { ...point, pointerType: 'mouse' });
    await waitFor(() => expect(under()).toHaveAttribute('href', '/hours/1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(dayHours.length - 1);
  },
};

/** Arrow keys move the readout. Escape returns to the current bucket. */
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
    await waitFor(() => expect(canvas.getByText('11:00 – 12:00')).toBeVisible());
    await fireEvent.pointerOut(chart, { relatedTarget: document.body });
    await waitFor(() => expect(canvas.getByText('20:00 – 21:00')).toBeVisible());
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** The legend toggles series. The last visible series can't be hidden. */
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

/** Shows every value in a table. */
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

/** A missing value leaves a gap, a zero has no height. */
export const MissingData: Story = {
  args: {
    series: [
      { id: 'today', label: 'Today', values: [419, null, 1459, 0, null, 310, 720, 1939, 2861, 2707, null, null] },
    ],
    currentBucket: undefined,
    renderReadoutEnd: undefined,
  },
};

export const Empty: Story = {
  args: {
    series: [{ id: 'today', label: 'Today', values: dayHours.map(() => null) }],
    emptyState: 'No sales yet. The first bill of the day starts the chart.',
  },
};

export const Loading: Story = { args: { loading: true } };

export const WithoutTitle: Story = { args: { title: undefined, actions: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { skin: 'dark' } };

/** The first hour is on the right, and arrow keys are swapped. */
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

/** Grouped series. Negative values extend below zero. */
export const Grouped: Story = {
  args: {
    title: 'Result by weekday',
    label: 'Result by weekday',
    summary: 'Friday earns most; Monday loses money at both restaurants.',
    bucketLabel: 'Weekday',
    arrangement: 'grouped',
    currentBucket: undefined,
    renderReadoutEnd: undefined,
    buckets: weekdays,
    series: places,
  },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('slider', { name: 'Result by weekday' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', "Mon: Quay Street −$240, Fern Hall −$90, Ostler's Yard $60");
  },
};

/** Stacked series. Expenses extend below zero. */
export const Stacked: Story = {
  args: {
    title: 'Revenue report',
    label: 'Earning and expense by month',
    summary: 'Earnings are highest in March with $284; expenses in April with $180.',
    bucketLabel: 'Month',
    arrangement: 'stacked',
    currentBucket: undefined,
    renderReadoutEnd: undefined,
    buckets: year,
    series: [
      { id: 'earning', label: 'Earning', values: earning },
      { id: 'rent', label: 'Rent', values: year.map(() => -40), tone: 'c6' },
      { id: 'expense', label: 'Other expense', values: expense, tone: 'c2' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('slider', { name: 'Earning and expense by month' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Jan: Earning $95, Rent −$40, Other expense −$145');
    await userEvent.click(canvas.getByRole('button', { name: 'Other expense' }));
    await expect(canvas.getByRole('slider').getAttribute('aria-valuetext')).not.toContain('Other expense');
  },
};

/** The axis includes the goal, even if no bar reaches it. */
export const Goal: Story = {
  args: {
    summary: 'Dinner peaks at 19:00 with $2,861, below the goal of $3,500.',
    referenceLines: [{ value: 3500, label: 'Goal $3,500' }],
  },
  play: async ({ canvas, canvasElement }) => {
    const goal = canvas.getByText('Goal $3,500').parentElement!.parentElement!.getBoundingClientRect();
    const chart = canvas.getByRole('slider').getBoundingClientRect();
    const bars = [...canvasElement.querySelectorAll('[class*="risingBar"]')].map(
      (bar) => bar.getBoundingClientRect().top,
    );
    await expect(goal.bottom).toBeGreaterThanOrEqual(chart.top);
    await expect(goal.bottom).toBeLessThan(Math.min(...bars));
  },
};
const dishes = {
  title: 'Sales by dish',
  label: 'Sales by dish',
  summary: 'Hake sells best with $3,100, $200 more than last week.',
  bucketLabel: 'Dish',
  orientation: 'horizontal',
  currentBucket: undefined,
  renderReadoutEnd: undefined,
  buckets: [
    'Hake, saffron potatoes',
    'Beetroot, goat curd, walnut',
    'Short rib of the old cow, smoked onion, bone marrow, and bread to mop the plate with',
    'Tomato tart, old cheddar',
    'Oysters',
  ].map((label) => ({ label })),
  series: [
    { id: 'now', label: 'This week', values: [3100, 2800, 2400, null, 1700] },
    { id: 'before', label: 'Last week', values: [2900, 3000, 2000, 310, 1400], kind: 'ghost' },
  ],
} satisfies Story['args'];

/** Horizontal bars, one row per name. Up and Down move between rows. The readout shows long names in full. */
export const Horizontal: Story = {
  args: dishes,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('slider', { name: 'Sales by dish' });
    await expect(chart).toHaveAttribute('aria-orientation', 'vertical');
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Short rib .* with: This week \$2,400, Last week/);
    await expect(canvas.getAllByText(/bread to mop/)[0]).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(chart).toHaveAttribute('aria-valuenow', '2');
    const { left, bottom, width } = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: left + width / 2, clientY: bottom - 10 });
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuenow', '5'));
    await fireEvent.pointerMove(chart, { clientX: left + 10, clientY: bottom - 46 });
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', 'Tomato tart, old cheddar: Last week $310'));
  },
};

/** Several series with negative values, on a phone, right to left. */
export const HorizontalGrouped: Story = {
  globals: { direction: 'rtl', language: 'ar', viewport: { value: 'phone' } },
  args: {
    ...dishes,
    arrangement: 'grouped',
    buckets: weekdays,
    series: places,
  },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('slider');
    const [rise, fall] = ['Fri', 'Mon'].map((day) => {
      const row = within(chart).getByText(day).closest('div') as HTMLElement;
      return row.lastElementChild?.firstElementChild?.getBoundingClientRect() as DOMRect;
    }) as [DOMRect, DOMRect];
    // In RTL, positive bars extend left and negative bars right of the same zero line.
    await expect(Math.abs(rise.right - fall.left)).toBeLessThan(1);
  },
};

export const HorizontalStacked: Story = {
  args: {
    ...dishes,
    referenceLines: [{ value: 2500, label: 'Goal $2,500' }],
    arrangement: 'stacked',
    buckets: weekdays,
    series: places,
  },
};
