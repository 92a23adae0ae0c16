import {
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  columnFilteringFeature,
  filterFns,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { contest } from '../page.jsx';
import { collator, columns, columnWidth, height, numeric, rowHeight } from '../rows.js';

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  filterFns,
});
const definitions = columns.map((id) => ({
  id,
  accessorKey: id,
  sortFn: numeric.has(id)
    ? (a, b) => a.getValue(id) - b.getValue(id)
    : (a, b) => collator.compare(a.getValue(id), b.getValue(id)),
}));

function Grid({ rows, sort, query }) {
  const state = useMemo(
    () => ({ sorting: sort ? [{ id: sort, desc: false }] : [], globalFilter: query, columnFilters: [] }),
    [sort, query],
  );
  const table = useTable({ features, columns: definitions, data: rows, state, globalFilterFn: 'includesString' });
  const model = table.getRowModel().rows;
  const scroller = useRef(null);
  // oxlint-disable-next-line react/incompatible-library -- the usual way to call this hook
  const virtual = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  });
  return (
    <div ref={scroller} className="scroller" style={{ height, overflow: 'auto' }}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = model[index];
          return (
            <div
              key={row.id}
              className="row"
              style={{ position: 'absolute', height: rowHeight, display: 'flex', transform: `translateY(${start}px)` }}
            >
              {row.getAllCells().map((cell) => (
                <div key={cell.id} style={{ width: columnWidth, overflow: 'hidden', whiteSpace: 'nowrap' }}>
                  {cell.getValue()}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
contest(Grid, '.row', '.scroller');
