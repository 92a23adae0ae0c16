import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
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
      { id: 'food', label: 'Food', color: 'c1' },
      { id: 'wine', label: 'Wine', color: 'c2' },
    ],
    children: <div style={{ blockSize: 96 }}>A drawing of one's own</div>,
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For drawings that the library does not have: legend, table view and sentence come with it. */
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

/** The default with all controls: shown, not tested again. */
export const Playground: Story = { tags: ['!test'] };

export const Empty: Story = { args: { isEmpty: true } };

export const Loading: Story = { args: { isLoading: true } };

export const Dark: Story = { globals: { skin: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };

/** With a `downloadName` the chart can be taken along: as PNG, SVG or CSV. */
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
