import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, type within } from 'storybook/test';
import { SearchField } from '../components/SearchField/SearchField';
import { billColumns, billsOf, manyColumns, type Bill } from './bills.fixtures';
import { DataTable } from './DataTable';
import type { DataTableProps } from './tableTypes';

const few = billsOf(40);
const rowActions = () => [{ id: 'view', label: 'View bill', icon: Eye, quick: true }];

const meta = {
  title: 'Table/DataTable/Large',
  component: DataTable<Bill>,
  args: { label: 'Bills', columns: billColumns, rows: few, getRowId: ({ id }) => String(id), pagination: false },
} satisfies Meta<typeof DataTable<Bill>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole'>;

const bodyRows = (canvas: Canvas) =>
  canvas.getAllByRole('row').filter((row: HTMLElement) => row.dataset.index !== undefined);
const first = (canvas: Canvas) => bodyRows(canvas).find((row: HTMLElement) => row.dataset.index === '0')!;

let hundredThousand: Bill[] | undefined;

/** Returns 100,000 bills, which are generated on the first call. */
function manyBills() {
  hundredThousand ??= billsOf(100_000, 21);
  return hundredThousand;
}

function Searched(props: DataTableProps<Bill>) {
  const [search, setSearch] = useState('');
  const [rows] = useState(manyBills);
  return (
    <DataTable
      {...props}
      rows={rows}
      search={search}
      toolbar={<SearchField label="Search bills" value={search} onValueChange={setSearch} />}
    />
  );
}

/** 100,000 rows of 30 columns: only visible rows are rendered, `aria-rowcount` covers all. */
export const Virtual: Story = {
  args: { columns: manyColumns, maxBlockSize: 480, selection: true, rowActions },
  render: (args) => <Searched {...args} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Bills' });
    await expect(grid).toHaveAttribute('aria-rowcount', '100002');
    await expect(grid).toHaveAttribute('aria-colcount', '32');
    await expect(bodyRows(canvas).length).toBeLessThan(40);

    // Keyboard navigation reaches rows that are not rendered yet.
    first(canvas).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '4');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '100001'));
    await userEvent.keyboard('{PageUp}{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '2'));
    await expect(document.activeElement).toHaveRole('rowheader');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '3');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(document.activeElement).toHaveAttribute('data-index', '1');

    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
    await expect(first(canvas)).toHaveTextContent('$407.99');

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search bills' }), 'wren okafor');
    await waitFor(() => expect(Number(grid.getAttribute('aria-rowcount'))).toBeLessThan(3000));
    await expect(first(canvas).querySelector('mark')).toHaveTextContent('Wren Okafor');

    await fireEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(first(canvas)).toHaveAttribute('aria-selected', 'true');
  },
};

/** Groups with subtotals, and the total of all rows. */
export const Grouped: Story = {
  args: { groupBy: 'area', sorting: { defaultValue: [{ column: 'total', direction: 'desc' }] }, selection: true },
  play: async ({ canvas }) => {
    const heads = () => canvas.getAllByRole('row').filter((row: HTMLElement) => row.dataset.group !== undefined);
    await waitFor(() => expect(heads()).toHaveLength(4));
    await expect(canvas.getByRole('treegrid', { name: 'Bills' })).toBeVisible();
    await expect(heads()[0]).toHaveAttribute('aria-level', '1');
    await expect(await canvas.findByRole('rowheader', { name: 'Total' })).toBeVisible();
    const before = bodyRows(canvas).length;
    heads()[0]!.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(heads()[0]).toHaveAttribute('aria-expanded', 'false');
    await expect(bodyRows(canvas).length).toBeLessThan(before);
    await userEvent.keyboard('{ArrowRight}');
    await expect(bodyRows(canvas)).toHaveLength(before);
    await userEvent.click(canvas.getByRole('button', { name: /^Garden/ }));
    await expect(canvas.getByRole('button', { name: /^Garden/ })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Expandable details among virtual rows. Their height is measured. */
export const Details: Story = {
  args: {
    rows: billsOf(400),
    maxBlockSize: 420,
    detail: {
      render: ({ guest, covers }) => (
        <p style={{ margin: 0 }}>
          {guest} came with {covers - 1} others and left a note for the kitchen.
        </p>
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Details of/ });
    await userEvent.click(button!);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await canvas.findByText(/left a note/);
    await expect(canvasElement.querySelector('[data-index="1"]')).toHaveTextContent('left a note');
    button!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[data-index="1"]')).not.toHaveTextContent('left a note');
  },
};

/** Details are as wide as the visible part of the table. */
export const DetailWidth: Story = {
  name: 'Details width',
  args: {
    rows: few.slice(0, 3),
    detail: {
      render: ({ guest }) => <p style={{ margin: 0 }}>{guest} left a note for the kitchen.</p>,
      defaultExpandedKeys: [String(few[0]!.id)],
    },
    selection: true,
    rowActions,
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement!;
    const detail = (await canvas.findByText(/left a note/)).parentElement!;
    await expect(Math.abs(detail.clientWidth - scroller.clientWidth)).toBeLessThan(2);
  },
};

/** Pinned columns and row actions stay at the edges while other columns scroll. */
export const Pinned: Story = {
  args: {
    rows: few.slice(0, 8),
    columns: billColumns.map((column) =>
      column.rowHeader ? { ...column, pin: 'start' } : column.id === 'total' ? { ...column, pin: 'end' } : column,
    ),
    selection: true,
    rowActions,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const scroller = grid.parentElement!;
    const at = () => canvas.getAllByRole('rowheader')[0]!.getBoundingClientRect().left;
    const start = at();
    scroller.scrollLeft = 200;
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(100));
    await expect(Math.abs(at() - start)).toBeLessThan(1);
  },
};

/** Arrow keys follow the writing direction. */
export const RightToLeft: Story = {
  name: 'Keyboard navigation RTL',
  args: { rows: few.slice(0, 5), selection: true, groupBy: 'area', rowActions },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const row = bodyRows(canvas).find((one: HTMLElement) => one.dataset.row !== undefined)!;
    row.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '1');
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '11');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(5);
  },
};
