import { describeConformance } from '../private/testing/conformance';
import { DataTable, type DataTableProps } from './DataTable';

const Table = DataTable<{ id: string; name: string }>;
const props: DataTableProps<{ id: string; name: string }> = {
  label: 'Users',
  columns: [{ id: 'name', header: 'Name', isKey: true }],
  rows: [{ id: '1', name: 'Bea' }],
  getRowId: ({ id }) => id,
};

describeConformance(Table, props, { element: 'div' });
