import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AreaChart } from '../AreaChart/AreaChart';
import { count, money, percent } from '../chartFixtures';
import { RadialGauge } from '../RadialGauge/RadialGauge';
import { ShareBar } from '../ShareBar/ShareBar';
import { ChartFrame } from './ChartFrame';

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    summary: 'Food is two thirds of sales.',
    blockSize: 96,
    table: {
      columns: ['Shelf', 'Sales'],
      rows: [
        ['Food', '$8,400'],
        ['Wine', '$4,200'],
      ],
    },
    legend: [
      { id: 'food', label: 'Food', tone: 'c1' },
      { id: 'wine', label: 'Wine', tone: 'c2' },
    ],
    children: <div style={{ blockSize: 96 }}>A drawing of one's own</div>,
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A custom drawing with legend, table view and accessible summary. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('figure', { name: 'Food is two thirds of sales.' })).toBeVisible();
    canvas.getByRole('button', { name: 'Show as table' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Sales' })).toBeVisible();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Empty: Story = { args: { empty: true } };

export const Loading: Story = { args: { loading: true } };

const payments = [
  { id: 'card', label: 'Card', value: 9873.92 },
  { id: 'cash', label: 'Cash', value: 987.39 },
];
const members = [2298, 2323, 2348, 2363, 2418];
const days = members.map((_, index) => ({ label: `${index + 3} Nov` }));

/** Small charts in a frame, with title, table view, downloads and loading state. */
export const SmallCharts: Story = {
  render: function SmallChartsStory({ loading = false, empty = false }) {
    const state = { loading, empty, headingLevel: 3 as const };
    return (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
        <ChartFrame
          {...state}
          title="Feedback"
          summary="71% of the feedback is answered."
          downloadName="feedback"
          blockSize={104}
          table={{ columns: ['Feedback', 'Share'], rows: [['Answered', { text: percent(0.71), value: 0.71 }]] }}
        >
          <RadialGauge label="Feedback answered" value={0.71} formatted={percent(0.71)} caption="answered" />
        </ChartFrame>
        <ChartFrame
          {...state}
          title="Payments"
          summary="Nine tenths of the payments are by card."
          downloadName="payments"
          blockSize={88}
          table={{
            columns: ['Kind', 'Payments'],
            rows: payments.map(({ label, value }) => [label, { text: money(value), value }]),
          }}
        >
          <ShareBar
            label="Payments by kind"
            bucketLabel="Kind"
            items={payments}
            formatValue={money}
            formatShare={percent}
          />
        </ChartFrame>
        <ChartFrame
          {...state}
          title="Loyalty members"
          summary="Members grew from 2,298 to 2,418 in five days."
          downloadName="members"
          blockSize={56}
          table={{
            columns: ['Day', 'Members'],
            rows: days.map(({ label }, index) => [label, { text: count(members[index]!), value: members[index]! }]),
          }}
        >
          <AreaChart
            label="Loyalty members by day"
            summary="Members by day."
            buckets={days}
            values={members}
            formatValue={count}
          />
        </ChartFrame>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const frame = (name: string) => within(within(canvasElement).getByRole('figure', { name }));
    const feedback = frame('71% of the feedback is answered.');
    await userEvent.click(feedback.getByRole('button', { name: 'Show as table' }));
    await expect(feedback.getByRole('cell', { name: '71%' })).toBeVisible();
    const payments = frame('Nine tenths of the payments are by card.');
    payments.getByRole('button', { name: 'Download' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Picture as PNG' }, { timeout: 10_000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const SmallChartsLoading: Story = { args: { loading: true }, render: SmallCharts.render! };

export const Dark: Story = { globals: { skin: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };

/** `downloadName` adds downloads as PNG, SVG or CSV. */
export const Downloads: Story = {
  args: { downloadName: 'shelves' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href.slice(0, 14)}`);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Values as CSV' }, { timeout: 10_000 }));
    await waitFor(() => expect(saved[0]).toMatch(/^shelves\.csv blob:/));
    for (const [key, start] of [
      ['PNG', 'shelves.png data:image/png'],
      ['SVG', 'shelves.svg data:image/svg'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: `Picture as ${key}` }));
      await waitFor(() => expect(saved.at(-1)).toBe(start), { timeout: 8_000 });
    }
    click.mockRestore();
    canvas.getByRole('button', { name: 'Download' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Download' });
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
