import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card';
import { count } from '../chartFixtures';
import { HeatmapChart } from './HeatmapChart';

const hours = ['17:00', '18:00', '19:00', '20:00', '21:00', '22:00'];
const rows = [
  { label: 'Mon', values: [8, 22, 41, 38, 20, 6] },
  { label: 'Tue', values: [10, 26, 44, 40, 22, 8] },
  { label: 'Wed', values: [null, null, null, null, null, null] },
  { label: 'Thu', values: [14, 31, 52, 49, 30, 12] },
  { label: 'Fri', values: [22, 48, 77, 81, 60, 31] },
  { label: 'Sat', values: [30, 58, 88, 92, 71, 40] },
];

const meta = {
  title: 'Charts/HeatmapChart',
  component: HeatmapChart,
  decorators: [
    (Chart) => (
      <Card padding="none" style={{ maxInlineSize: 520 }}>
        <Chart />
      </Card>
    ),
  ],
  args: {
    title: 'Guests by weekday and hour',
    label: 'Guests by weekday and hour',
    summary: 'Saturday at 20:00 is the fullest hour with 92 guests; Wednesday is closed.',
    bucketLabel: 'Weekday',
    columns: hours,
    rows,
    valueLabel: 'Guests',
    formatValue: count,
  },
} satisfies Meta<typeof HeatmapChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move in both directions. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('slider', { name: 'Guests by weekday and hour' });
    await expect(chart).toHaveAttribute('aria-valuetext', 'Mon · 17:00: 8');
    await expect(canvas.getByText('Guests').textContent).toBe('Guests692');
    chart.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Tue · 18:00: 26');
    await userEvent.keyboard('{PageDown}{End}');
    await expect(canvas.getByText('Sat · 22:00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerMove(chart.querySelector('[data-cell="13"]') as Element);
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', 'Wed · 18:00: no value'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /Sat 30 58 88 92 71 40/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Dark: Story = { globals: { skin: 'dark' } };

/** If the columns are narrow, only some have a label. The active one always does during navigation. */
export const ManyColumns: Story = {
  args: {
    columns: Array.from({ length: 24 }, (_, hour) => `${hour}:00`),
    rows: rows.map(({ label }, y) => ({
      label,
      values: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? null : (hour * 7 + y * 5) % 60)),
    })),
  },
};

/** A year of days: a column per week. */
export const Year: Story = {
  args: {
    title: 'Guests of a year',
    label: 'Guests of a year',
    summary: 'Saturdays are the fullest days; the restaurant is closed on Mondays.',
    columns: Array.from({ length: 52 }, (_, week) => `Week ${week + 1}`),
    rows: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, day) => ({
      label,
      values: Array.from({ length: 52 }, (_, week) => (day === 0 ? null : 40 + day * 18 + ((week * 7 + day) % 23))),
    })),
  },
};

export const Empty: Story = { args: { rows: [] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { title: 'الضيوف حسب اليوم والساعة' },
};
