import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card';
import { money, percent } from '../chartFixtures';
import { DonutChart } from './DonutChart';

const meta = {
  title: 'Charts/DonutChart',
  component: DonutChart,
  decorators: [
    (Chart) => (
      <Card padding="none" style={{ maxInlineSize: 400 }}>
        <Chart />
      </Card>
    ),
  ],
  args: {
    title: 'Payments by kind',
    label: 'Payments by kind',
    summary: 'Cards take three quarters of the payments.',
    bucketLabel: 'Kind',
    items: [
      { id: 'card', label: 'Card', value: 6200 },
      { id: 'cash', label: 'Cash', value: 1240 },
      { id: 'voucher', label: 'Voucher', value: 480 },
      { id: 'account', label: 'House account', value: 330 },
    ],
    formatValue: money,
    formatShare: percent,
    center: (whole) => (
      <>
        <b>{money(whole)}</b> taken
      </>
    ),
  },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys and the pointer move through the parts. Toggling a part updates shares and center. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('slider', { name: 'Payments by kind' });
    await expect(chart).toHaveAttribute('aria-valuetext', 'Card: $6,200, 75%');
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Cash: $1,240, 15%');
    await userEvent.keyboard('{Escape}');
    const { left, top, width, height } = chart.getBoundingClientRect();
    const point = (right: number, down: number) =>
      fireEvent.pointerMove(chart, { clientX: left + width / 2 + right, clientY: top + height / 2 + down });
    await point(-36, -70);
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', 'Voucher: $480, 6%'));
    await point(0, -height);
    await waitFor(() => expect(canvas.getByText('$8,250')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Card', pressed: true }));
    await expect(chart).toHaveAttribute('aria-valuetext', 'Cash: $1,240, 60%');
    await expect(canvas.getByText('$2,050')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Card $6,200 75%' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Pie: Story = { args: { variant: 'pie' } };

export const Empty: Story = { args: { items: [] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { title: 'المدفوعات حسب النوع', center: undefined },
};
