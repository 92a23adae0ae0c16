import { DataGrid } from '@mui/x-data-grid';
import { contest } from '../page.jsx';
import { collator, columns, columnWidth, height, numeric, rowHeight } from '../rows.js';

const definitions = columns.map((field) => ({
  field,
  width: columnWidth,
  ...(numeric.has(field)
    ? { type: 'number', valueFormatter: (value) => String(value) }
    : { sortComparator: (a, b) => collator.compare(a, b) }),
}));

function Grid({ rows, sort, query }) {
  return (
    <div style={{ height }}>
      <DataGrid
        rows={rows}
        columns={definitions}
        rowHeight={rowHeight}
        // The community edition shows at most 100 rows per page.
        pageSizeOptions={[100]}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        sortModel={sort ? [{ field: sort, sort: 'asc' }] : []}
        filterModel={{ items: [], quickFilterValues: query ? [query] : [] }}
      />
    </div>
  );
}
contest(Grid, '.MuiDataGrid-row', '.MuiDataGrid-virtualScroller');
