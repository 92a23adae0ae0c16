import { billListQuery, createQueryClient } from '@larder/domain';
import { lossesOfTotals, type BillTotals } from '@larder/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createFormats } from '../../lib/createFormats';

const now = new Date('2026-11-20T20:15:00Z');
const meta = {
  title: 'Pages/Sales dashboard/Every figure opens',
  parameters: { layout: 'fullscreen', app: { path: '/', api: { now: () => now } } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const loading = { timeout: 8000 };
const formats = createFormats('en');
const client = createQueryClient();

/** Returns the parameters of the bill list that a link opens. */
const parametersOf = (link: HTMLAnchorElement) => Object.fromEntries(new URL(link.href).searchParams);

const figures: Record<string, (totals: BillTotals) => number> = {
  'Net sales': ({ netSales }) => netSales,
  Covers: ({ covers }) => covers,
  'Spend per cover': ({ averageCover }) => averageCover ?? 0,
  'Open bills': ({ openBills }) => openBills,
  Payments: ({ paid }) => paid,
  Channels: ({ netSales }) => netSales,
  'Still owed on open bills': ({ balance }) => balance,
  'Tips on top': ({ tips }) => tips,
  Losses: lossesOfTotals,
};

/** Returns the figure of the bill list that a link opens. */
async function figureBehind(link: HTMLAnchorElement) {
  const { preview, tab: _tab, mode: _mode, hour, ...filter } = parametersOf(link);
  const parameters = {
    restaurant: 'rst-nyc',
    ...filter,
    ...(preview && { id: preview }),
    ...(hour && { hour: Number(hour) }),
  };
  const { totals, total } = await client.fetchQuery(billListQuery(parameters));
  const [line] = totals;
  if (!line) throw new Error(`No totals for ${link.href}`);
  if (preview) return total;
  if (filter.has || filter.item) return line.match?.amount;
  if (filter.payment) return line.byPayment.find(({ type }) => type === filter.payment)?.amount;
  if (filter.channel || hour) return line.netSales;
  const term = link.closest('dd')?.parentElement?.querySelector('dt')?.textContent;
  const region = link.closest('[role="group"], section')!;
  const name = term ?? document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
  return figures[name]?.(line);
}

/** Returns a figure in all its formats. */
const written = (figure: number) => [
  formats.money(figure, 'USD'),
  formats.money(figure, 'USD', { whole: true }),
  formats.number(figure),
];

/** Each figure of the day links to a bill list with the same total. */
export const Default: Story = {
  name: 'Every figure opens',
  play: async ({ canvas, step }) => {
    const chart = await canvas.findByRole('slider', { name: 'Sales by hour' }, loading);
    await step('the active hour of the chart has a link to its bills', () =>
      expect(chart.parentElement?.querySelector('a')).not.toBeNull(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const links = () =>
      within(screen.getByRole('main'))
        .getAllByRole<HTMLAnchorElement>('link')
        .filter(({ pathname }) => pathname === '/apps/bills');
    await waitFor(() => expect(links().length).toBeGreaterThan(20), loading);
    const wrong: string[] = [];
    for (const link of links()) {
      const place = link.closest('li, tr, [role="group"]') ?? link;
      const figure = await figureBehind(link);
      const text = place.textContent ?? '';
      if (
        parametersOf(link).preview
          ? figure === 1
          : figure !== undefined && written(figure).some((way) => text.includes(way))
      )
        continue;
      // “Labour cost” is relative to net sales, and links to their bills.
      if (!text.startsWith('Labour cost')) wrong.push(`${text}: ${figure}`);
    }
    await expect(wrong).toEqual([]);
  },
};
