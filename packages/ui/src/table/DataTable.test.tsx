import { fireEvent, screen } from '@testing-library/react';
import { describeConformance, describeControl } from '../private/testing/conformance';
import { DataTable, type DataTableProps } from './DataTable';

const Table = DataTable<{ id: string; name: string }>;
const props: DataTableProps<{ id: string; name: string }> = {
  label: 'Users',
  columns: [{ id: 'name', header: 'Name', isKey: true }],
  rows: [{ id: '1', name: 'Bea' }],
  getRowId: ({ id }) => id,
};

describeConformance(Table, props, { element: 'div' });

describeControl(
  Table,
  { ...props, rows: [...(props.rows ?? []), { id: '2', name: 'Ilse' }], isSelectable: true },
  {
    names: ['selectedIds', 'defaultSelectedIds', 'onSelectionChange'],
    values: [['1'], ['1', '2']],
    change: () => fireEvent.click(screen.getByRole('checkbox', { name: /Ilse/ })),
    shown: () =>
      [/Bea/, /Ilse/].flatMap((name, place) =>
        screen.getByRole<HTMLInputElement>('checkbox', { name }).checked ? [`${place + 1}`] : [],
      ),
  },
);
describeControl(
  Table,
  { ...props, columns: [{ id: 'name', header: 'Name', isKey: true, isSortable: true }] },
  {
    names: ['sorting', 'defaultSorting', 'onSortingChange'],
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
  Table,
  { ...props, perPageOptions: [10], rows: Array.from({ length: 12 }, (_, i) => ({ id: `${i}`, name: `Cook ${i}` })) },
  {
    names: ['pagination', 'defaultPagination', 'onPaginationChange'],
    values: [
      { page: 1, perPage: 10 },
      { page: 2, perPage: 10 },
    ],
    change: () => fireEvent.click(screen.getByRole('button', { name: /Next/ })),
    shown: () => ({ page: screen.queryByText('Cook 11') ? 2 : 1, perPage: 10 }),
  },
);
