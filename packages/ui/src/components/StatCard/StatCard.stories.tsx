import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import type { JSX } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { StatCard, type StatCardProps } from './StatCard';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const tiles: StatCardProps[] = [
  {
    label: 'Net sales',
    value: money.formatToParts(12846),
    delta: { text: '+12.4%', direction: 'up', tone: 'good' },
    comparison: 'vs last Friday',
    trend: [4, 5, 5, 7, 6, 8, 9, 9, 11, 12],
  },
  {
    label: 'Covers',
    value: '148',
    delta: { text: '−3.1%', direction: 'down', tone: 'bad' },
    comparison: 'vs last Friday',
    trend: [2, 3, 4, 4, 3, 5, 4, 3, 3, 2],
  },
  {
    label: 'Spend per cover',
    value: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).formatToParts(86.8),
    delta: { text: '+16.0%', direction: 'up', tone: 'good' },
    comparison: 'vs last Friday',
    trend: [3, 3, 4, 4, 5, 5, 6, 7, 7, 8],
  },
  {
    label: 'Table turns',
    value: '1.9',
    delta: { text: '+0.2', direction: 'up', tone: 'good' },
    comparison: 'on average',
    trend: [2, 3, 2, null, 4, 3, 4, 3, 5, 5],
  },
  {
    label: 'Labour cost',
    value: new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).formatToParts(0.274),
    delta: { text: '−0.6 pt' },
    comparison: 'target 28%',
    trend: [8, 7, 8, 6, 7, 5, 5, 4, 4, 3],
  },
  {
    label: 'Ticket time',
    value: '14:20',
    delta: { text: '+1:05', direction: 'up', tone: 'bad' },
    comparison: 'on average',
    trend: [1, 1, 2, 1, 3, 2, 4, 3, 5, 6],
  },
];

const meta = { title: 'Components/StatCard', component: StatCard, args: tiles[0] as StatCardProps } satisfies Meta<
  typeof StatCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = {
  decorators: [
    (Tile: () => JSX.Element) => (
      <div style={{ inlineSize: 190 }}>
        <Tile />
      </div>
    ),
  ],
};

export const Default: Story = {
  ...frame,
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole('group', { name: 'Net sales' });
    await expect(tile).toHaveTextContent('$12,846');
    await expect(tile).toHaveTextContent('+12.4%, better');
  },
};

export const Playground: Story = { ...frame };

/** The label is a link, and the whole card is its target. */
export const AsLink: Story = {
  ...frame,
  args: {
    href: '#sales',
    info: <Button variant="plain" size="sm" iconOnly startIcon={CircleHelp} aria-label="What counts as net sales" />,
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Net sales' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { left, top, width, height } = within(canvasElement).getByRole('group').getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height - 8)).toBe(link);
    const help = within(canvasElement).getByRole('button').getBoundingClientRect();
    await expect(document.elementFromPoint(help.left + 4, help.top + 4)?.closest('button')).not.toBeNull();
  },
};

export const AsButton: Story = {
  ...frame,
  args: { onClick: fn(), selected: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Net sales', pressed: true });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Loading: Story = { ...frame, args: { loading: true } };

export const LongText: Story = {
  ...frame,
  args: {
    label: 'Average spend per cover without service charge',
    comparison: 'on the average of the last eight Fridays',
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(164px, 1fr))', gap: 12 }}>
      {tiles.map((tile) => (
        <StatCard key={tile.label} {...tile} />
      ))}
    </div>
  ),
};

export const Narrow: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };

/** Two columns of a page that is 320 px wide: the comparison is neither cut off nor under the trend (WCAG 1.4.10). */
export const Reflow: Story = {
  args: { comparison: 'vs last Fri, by 15:15', trendLabel: 'Sales by hour' },
  decorators: [
    (Tile) => (
      <div style={{ inlineSize: 138 }}>
        <Tile />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const comparison = canvas.getByText('vs last Fri, by 15:15');
    const text = document.createRange();
    text.selectNodeContents(comparison);
    const { left, top } = canvas.getByRole('img', { name: 'Sales by hour' }).getBoundingClientRect();
    for (const line of text.getClientRects()) await expect(line.right <= left || line.bottom <= top).toBe(true);
    await expect(comparison.scrollHeight).toBeLessThanOrEqual(comparison.clientHeight);
  },
};

/** Half of a page that is 390 px wide: an amount of seven digits fits. */
export const LongNumber: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    value: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).formatToParts(1_148_711.73),
    delta: undefined,
    trend: undefined,
  },
  decorators: [
    (Tile) => (
      <div style={{ inlineSize: 173 }}>
        <Tile />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('group', { name: 'Net sales' });
    await expect(tile).toHaveTextContent('$1,148,711.73');
    await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
  },
};

export const Dark: Story = { ...Matrix, globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  ...frame,
  globals: { direction: 'rtl', language: 'ar' },
  args: { label: 'صافي المبيعات', comparison: 'عن الجمعة الماضية' },
};
