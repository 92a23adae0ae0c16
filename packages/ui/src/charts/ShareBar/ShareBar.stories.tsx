import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { percent } from '../chartFixtures';
import { ShareBar, type ShareItem } from './ShareBar';

const money = (value: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(value);

const payments: ShareItem[] = [
  { id: 'card', label: 'Card', value: 9873.92 },
  { id: 'wallet', label: 'Mobile wallet', value: 2539.01 },
  { id: 'cash', label: 'Cash', value: 987.39, tone: 'c4' },
  { id: 'gift', label: 'Gift card', value: 705.28, tone: 'c6' },
];

const meta = {
  title: 'Charts/ShareBar',
  component: ShareBar,
  decorators: [
    (Chart) => (
      <div style={{ maxInlineSize: 228 }}>
        <Chart />
      </div>
    ),
  ],
  args: {
    label: 'Payments by kind',
    bucketLabel: 'Kind',
    items: payments,
    formatValue: money,
    formatShare: percent,
  },
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Payments by kind' });
    const row = within(table).getByRole('row', { name: /Mobile wallet/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['18%', '$2,539.01']);
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Links: Story = {
  args: { items: payments.map((item) => ({ ...item, href: `#${item.id}` })) },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Card' });
    await expect(link).toHaveFocus();
    // The link covers its row.
    const { left, right, top, bottom } = link.closest('tr')!.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 4, (top + bottom) / 2)).toBe(link);
    await expect(document.elementFromPoint(left + 2, (top + bottom) / 2)).toBe(link);
  },
};

export const Empty: Story = {
  args: {
    items: [
      { id: 'card', label: 'Card', value: 0 },
      { id: 'cash', label: 'Cash', value: 0 },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      { id: 'a', label: 'Vouchers of the winter festival, first edition', value: 120 },
      { id: 'b', label: 'Cash', value: 5 },
    ],
  },
};

export const Dark: Story = { globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { label: 'المدفوعات حسب النوع' },
};
