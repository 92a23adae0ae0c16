import '../../../../packages/ui/src/entries/theme.ts';
import { DataTable } from '../../../../packages/ui/src/table/DataTable.tsx';
import { contest } from '../page.jsx';
import { columns, columnWidth, height, numeric } from '../rows.js';

const definitions = columns.map((id) => ({
  id,
  header: id,
  width: columnWidth,
  sortable: true,
  rowHeader: id === 'guest',
  ...(numeric.has(id) && { align: 'end' }),
}));
const getRowId = ({ id }) => String(id);
const none = { value: [] };
const orders = new Map(columns.map((column) => [column, { value: [{ column, direction: 'asc' }] }]));

function Larder({ rows, sort, query }) {
  return (
    <DataTable
      label="Bills"
      columns={definitions}
      rows={rows}
      getRowId={getRowId}
      pagination={false}
      maxBlockSize={height}
      sorting={orders.get(sort) ?? none}
      search={query}
    />
  );
}
contest(Larder, '[role="row"][data-index]', '[data-bounded]');
