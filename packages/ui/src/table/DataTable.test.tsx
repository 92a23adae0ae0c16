import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { describeConformance, describeControl } from '../private/testing/conformance';
import { DataTable } from './DataTable';
import type { DataTableProps } from './tableTypes';
import type { TablePagination, TableSelection, TableSorting } from './tableTypes';

const Table = DataTable<{ id: string; name: string }>;
type TableProps = DataTableProps<{ id: string; name: string }>;

/** `describeControl` sets top-level props; these tables pass them on in `selection`, `sorting` or `pagination`. */
const Selectable = ({ selectedKeys, defaultSelectedKeys, onSelectionChange, ...rest }: TableProps & TableSelection) => (
  <Table {...rest} selection={{ selectedKeys, defaultSelectedKeys, onSelectionChange }} />
);
const Sortable = ({ value, defaultValue, onValueChange, ...rest }: Omit<TableProps, 'defaultValue'> & TableSorting) => (
  <Table {...rest} sorting={{ value, defaultValue, onValueChange }} />
);
const Paginated = ({
  value,
  defaultValue,
  onValueChange,
  ...rest
}: Omit<TableProps, 'defaultValue'> & TablePagination) => (
  <Table {...rest} pagination={{ value, defaultValue, onValueChange, perPageOptions: [10] }} />
);
const props: Omit<TableProps, 'defaultValue'> = {
  label: 'Users',
  columns: [{ id: 'name', header: 'Name', rowHeader: true }],
  rows: [{ id: '1', name: 'Bea' }],
  getRowId: ({ id }) => id,
};

describeConformance(Table, props, { element: 'div' });

describeControl(
  Selectable,
  { ...props, rows: [...(props.rows ?? []), { id: '2', name: 'Ilse' }] },
  {
    names: ['selectedKeys', 'defaultSelectedKeys', 'onSelectionChange'],
    values: [['1'], ['1', '2']],
    change: () => fireEvent.click(screen.getByRole('checkbox', { name: /Ilse/ })),
    shown: () =>
      [/Bea/, /Ilse/].flatMap((name, place) =>
        screen.getByRole<HTMLInputElement>('checkbox', { name }).checked ? [`${place + 1}`] : [],
      ),
  },
);
describeControl(
  Sortable,
  { ...props, columns: [{ id: 'name', header: 'Name', rowHeader: true, sortable: true }] },
  {
    names: ['value', 'defaultValue', 'onValueChange'],
    values: [[{ column: 'name', direction: 'asc' }], [{ column: 'name', direction: 'desc' }]],
    change: () => fireEvent.click(screen.getByRole('button', { name: /Name/ })),
    shown: () => [
      {
        column: 'name',
        direction: screen.getByRole('columnheader').getAttribute('aria-sort') === 'ascending' ? 'asc' : 'desc',
      },
    ],
  },
);
describeControl(
  Paginated,
  { ...props, rows: Array.from({ length: 12 }, (_, i) => ({ id: `${i}`, name: `Cook ${i}` })) },
  {
    names: ['value', 'defaultValue', 'onValueChange'],
    values: [
      { page: 1, perPage: 10 },
      { page: 2, perPage: 10 },
    ],
    change: () => fireEvent.click(screen.getByRole('button', { name: /Next/ })),
    shown: () => ({ page: screen.queryByText('Cook 11') ? 2 : 1, perPage: 10 }),
  },
);

afterEach(cleanup);

it('"Select all on this page" of a grouped table selects the visible rows of the page', async () => {
  const handleSelectionChange = vi.fn<(keys: readonly string[]) => void>();
  const rows = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, name: index < 2 ? 'Bea' : 'Ilse' }));
  render(
    <Table
      {...props}
      rows={rows}
      groupBy="name"
      selection={{ onSelectionChange: handleSelectionChange }}
      pagination={{ defaultValue: { page: 1, perPage: 5 } }}
    />,
  );
  const selectPage = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  // Two group rows are part of the page.
  selectPage();
  expect(handleSelectionChange).toHaveBeenLastCalledWith(['0', '1', '2']);
  selectPage();
  fireEvent.click(await screen.findByRole('button', { name: /^Bea/, expanded: true }));
  selectPage();
  expect(handleSelectionChange).toHaveBeenLastCalledWith(['2', '3', '4']);
});
