import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo } from 'react';
import { contest } from '../page.jsx';
import { collator, columns, columnWidth, height, numeric, rowHeight } from '../rows.js';

ModuleRegistry.registerModules([AllCommunityModule]);

const asOneText = (text) => [text];

function Grid({ rows, sort, query }) {
  const definitions = useMemo(
    () =>
      columns.map((field) => ({
        field,
        width: columnWidth,
        sort: field === sort ? 'asc' : null,
        ...(!numeric.has(field) && { comparator: (a, b) => collator.compare(a, b) }),
      })),
    [sort],
  );
  return (
    <div style={{ height }}>
      <AgGridReact
        rowData={rows}
        columnDefs={definitions}
        rowHeight={rowHeight}
        quickFilterText={query}
        cacheQuickFilter
        // Search for the query as one string, like the other libraries, not for each of its words.
        quickFilterParser={asOneText}
        animateRows={false}
      />
    </div>
  );
}
contest(Grid, '.ag-row', '.ag-grid-viewport');
