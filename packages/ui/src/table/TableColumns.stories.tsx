import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { billColumns, billsOf, type Bill } from './bills.fixtures';
import { DataTable } from './DataTable';
import type { DataTableProps } from './tableTypes';
import type { ColumnFilter, TablePreferences } from './tableTypes';
import { noPreferences } from './columns/preferences';
import { tableExtras } from './lazyParts';

const onPreferencesChange = fn<(preferences: TablePreferences) => void>();
const onFiltersChange = fn<(filters: ColumnFilter[]) => void>();
const few = billsOf(12);

const meta = {
  title: 'Table/DataTable/Columns',
  component: DataTable<Bill>,
  args: {
    label: 'Bills',
    columns: billColumns,
    rows: few,
    getRowId: ({ id }) => String(id),
    pagination: false,
    columnMenu: true,
  },
  beforeEach: async () => {
    onPreferencesChange.mockClear();
    onFiltersChange.mockClear();
    await tableExtras.load();
  },
} satisfies Meta<typeof DataTable<Bill>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole' | 'findByRole' | 'queryByRole'>;

/** A table with controlled preferences. */
function Kept(props: DataTableProps<Bill>) {
  const [preferences, setPreferences] = useState<TablePreferences>(noPreferences);
  return (
    <DataTable
      {...props}
      preferences={{
        value: preferences,
        onValueChange: (next) => {
          onPreferencesChange(next);
          setPreferences(next);
        },
      }}
    />
  );
}

/** Timeout for lazy-loaded menus and header tools. */
const lazyTimeout = { timeout: 15_000 };

const heads = (canvas: Canvas) =>
  canvas
    .getAllByRole('columnheader')
    .toSorted((a: HTMLElement, b: HTMLElement) => Number(a.ariaColIndex) - Number(b.ariaColIndex));
const names = (canvas: Canvas) => heads(canvas).map((head: HTMLElement) => head.textContent);
const head = (canvas: Canvas, name: string) => canvas.getByRole('columnheader', { name });
const choose = async (canvas: Canvas, name: string, item: string | RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^Options for ${name}`) }, lazyTimeout));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }, lazyTimeout));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};
const drag = async (from: Element, steps: readonly number[], to: () => number) => {
  const { left, top, width, height } = from.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, button: 0, pointerId: 1, pointerType: 'mouse' };
  await fireEvent.pointerDown(from, at);
  for (const by of steps) await fireEvent.pointerMove(from, { ...at, clientX: at.clientX + by });
  const end = { ...at, clientX: to() };
  await fireEvent.pointerMove(from, end);
  return end;
};

/** Columns can be moved with the pointer, the menu and the keyboard. */
export const Move: Story = {
  args: { groupBy: 'area', selection: true },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Options for Server' }, lazyTimeout);
    await canvas.findByRole('rowheader', { name: 'Total' }, lazyTimeout);
    const covers = head(canvas, 'Covers');
    const end = await drag(
      within(covers).getByRole('button', { name: 'Covers' }),
      [-8],
      () => head(canvas, 'Server').getBoundingClientRect().left + 4,
    );
    await fireEvent.pointerUp(covers, end);
    await expect(onPreferencesChange.mock.lastCall?.[0].order?.slice(0, 3)).toEqual(['guest', 'covers', 'server']);
    await expect(covers).toHaveAttribute('aria-colindex', '3');

    // Escape cancels the drag.
    await drag(covers, [8], () => head(canvas, 'Note').getBoundingClientRect().right - 4);
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerUp(covers);
    await expect(covers).toHaveAttribute('aria-colindex', '3');

    await choose(canvas, 'Covers', /^Move right/);
    await expect(covers).toHaveAttribute('aria-colindex', '4');
    await waitFor(() => expect(covers).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(covers).toHaveAttribute('aria-colindex', '5');
    await expect(covers).toContainElement(document.activeElement as HTMLElement);
    await expect(covers).toHaveAttribute('aria-sort', 'none');
    const total = canvas.getAllByRole('row').at(-1)!;
    await expect(
      within(total)
        .getAllByRole('gridcell')
        .find((cell) => cell.ariaColIndex === '5'),
    ).toHaveTextContent(String(few.reduce((sum, bill) => sum + bill.covers, 0)));
    // Moving the column back to its default position stores nothing.
    await expect(onPreferencesChange.mock.lastCall?.[0]).toEqual(noPreferences);
  },
};

/** Columns can be resized by dragging the edge, with keys, or to fit their content. */
export const Size: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const edge = await canvas.findByRole('separator', { name: 'Width of Server' }, lazyTimeout);
    const widths = () => onPreferencesChange.mock.lastCall![0].widths!;
    const before = head(canvas, 'Guest').offsetWidth;
    const { left, width } = edge.getBoundingClientRect();
    const start = head(canvas, 'Server').getBoundingClientRect().width;
    const end = await drag(edge, [10], () => left + width / 2 + 40);
    await fireEvent.pointerUp(edge, end);
    await expect(Math.abs(widths().server! - start - 40)).toBeLessThanOrEqual(1);
    await expect(head(canvas, 'Server').offsetWidth).toBe(widths().server);
    // Other columns keep their width.
    await expect(Math.abs(head(canvas, 'Guest').offsetWidth - before)).toBeLessThanOrEqual(1);

    await choose(canvas, 'Server', 'Set width');
    await waitFor(() => expect(edge).toHaveFocus());
    const dragged = widths().server!;
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
    await expect(widths().server).toBe(dragged + 16 - 64);
    await expect(edge).toHaveAttribute('aria-valuenow', String(dragged - 48));
    await userEvent.keyboard('{Home}');
    await expect(widths().server).toBe(48);
    await userEvent.dblClick(edge);
    await expect(widths().server).toBeGreaterThan(60);
    await userEvent.keyboard('{Escape}');
    await expect(within(head(canvas, 'Server')).getByRole('button', { name: 'Server' })).toHaveFocus();
  },
};

/** Columns can be pinned, unpinned, hidden and reset with the menu. */
export const Pin: Story = {
  args: { selection: true },
  render: (args) => (
    <div style={{ maxInlineSize: 640 }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await choose(canvas, 'Area', 'Pin left');
    await choose(canvas, 'Total', 'Pin right');
    await expect(names(canvas).at(1)).toBe('Area');
    const scroller = canvas.getByRole('grid').parentElement!;
    const place = () => head(canvas, 'Area').getBoundingClientRect().left - scroller.getBoundingClientRect().left;
    const at = place();
    scroller.scrollLeft = 160;
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(100));
    await expect(Math.abs(place() - at)).toBeLessThan(1);
    await choose(canvas, 'Area', 'Unpin');
    await choose(canvas, 'Area', 'Hide column');
    await expect(canvas.queryByRole('columnheader', { name: 'Area' })).toBeNull();
    await expect(document.activeElement!.closest('th')).not.toBeNull();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '9');
    await choose(canvas, 'Total', 'Reset columns');
    await expect(onPreferencesChange.mock.lastCall?.[0]).toEqual(noPreferences);
  },
};

/** Column filters of each kind, combined. */
export const Filters: Story = {
  args: { filters: { onValueChange: onFiltersChange } },
  play: async ({ canvas }) => {
    const filters = () => onFiltersChange.mock.lastCall?.[0];
    const rows = () => canvas.getAllByRole('rowheader').length - 1;
    const open = async (name: string) => {
      await choose(canvas, name, 'Filter');
      return within(await screen.findByRole('dialog', { name: `Filter by ${name}` }, lazyTimeout));
    };
    const close = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    let panel = await open('Area');
    await userEvent.click(panel.getByRole('option', { name: /^Garden/ }));
    await userEvent.click(panel.getByRole('option', { name: /^Private dining/ }));
    await expect(filters()).toEqual([{ column: 'area', kind: 'select', values: ['Garden', 'Private dining'] }]);
    await close();
    await expect(rows()).toBe(few.filter(({ area }) => area === 'Garden' || area === 'Private dining').length);
    await expect(canvas.getByRole('button', { name: 'Options for Area, filtered' })).toBeVisible();

    panel = await open('Paid');
    await userEvent.click(panel.getByRole('radio', { name: 'Paid' }));
    await close();
    panel = await open('Total');
    await userEvent.type(panel.getByRole('textbox', { name: 'From' }), '100{Enter}');
    await expect(filters()?.at(-1)).toEqual({ column: 'total', kind: 'number', min: 100 });
    await close();
    panel = await open('Opened');
    await userEvent.click(panel.getAllByRole('spinbutton')[0]!);
    await userEvent.keyboard('03032026');
    await expect(filters()?.at(-1)).toEqual({ column: 'opened', kind: 'date', from: '2026-03-03' });
    await close();
    panel = await open('Guest');
    await userEvent.type(panel.getByRole('textbox', { name: 'Contains' }), 'ashw{Enter}');
    await waitFor(() => expect(filters()?.at(-1)).toEqual({ column: 'guest', kind: 'text', text: 'ashw' }));
    await waitFor(() => expect(rows()).toBe(1));
    await choose(canvas, 'Guest', 'Clear filter');
    await expect(filters()).toHaveLength(4);
    panel = await open('Total');
    await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
    await expect(panel.getByRole('textbox', { name: 'From' })).toHaveValue('');
    await expect(filters()).toHaveLength(3);
  },
};

/** In RTL, dragging an edge to the left widens its column, and Left moves the focus to the next header. */
export const RightToLeft: Story = {
  name: 'Headers RTL',
  args: { selection: true, label: 'الفواتير' },
  globals: { language: 'ar' },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const edge = await canvas.findByRole('separator', { name: /Server$/ }, lazyTimeout);
    const { left, width } = edge.getBoundingClientRect();
    const start = head(canvas, 'Server').getBoundingClientRect().width;
    const end = await drag(edge, [-10], () => left + width / 2 - 30);
    await fireEvent.pointerUp(edge, end);
    await expect(Math.abs(head(canvas, 'Server').getBoundingClientRect().width - start - 30)).toBeLessThanOrEqual(1);
    const covers = head(canvas, 'Covers');
    const area = head(canvas, 'Area').getBoundingClientRect();
    await fireEvent.pointerUp(covers, await drag(covers, [8], () => area.right - 4));
    await expect(covers).toHaveAttribute('aria-colindex', '4');
    within(covers).getByRole('button', { name: 'Covers' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(head(canvas, 'Area')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{End}{Home}{ArrowLeft}{ArrowDown}');
    await expect(document.activeElement).toHaveRole('rowheader');
    await userEvent.keyboard('{ArrowUp}');
    await expect(head(canvas, 'Guest')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
