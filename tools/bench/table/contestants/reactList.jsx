import { memo, useMemo, useRef, useState } from 'react';
import { contest } from '../page.jsx';
import { columns, columnWidth, compareBy, height, rowHeight, searchTexts } from '../rows.js';

const Row = memo(function Row({ row, top }) {
  return (
    <div className="row" style={{ position: 'absolute', top, height: rowHeight, display: 'flex' }}>
      {columns.map((column) => (
        <div key={column} style={{ width: columnWidth, overflow: 'hidden', whiteSpace: 'nowrap' }}>
          {row[column]}
        </div>
      ))}
    </div>
  );
});

/** A minimal list written for this page: no column widths, no keyboard navigation, no labels. */
function List({ rows, sort, query }) {
  const [top, setTop] = useState(0);
  const scroller = useRef(null);
  const [texts] = useState(() => searchTexts(rows));
  const shown = useMemo(() => {
    const found = query ? rows.filter((_, at) => texts()[at].includes(query)) : rows;
    return sort ? found.toSorted(compareBy(sort)) : found;
  }, [rows, sort, query, texts]);
  const first = Math.max(0, Math.floor(top / rowHeight) - 5);
  const last = Math.min(shown.length, Math.ceil((top + height) / rowHeight) + 5);
  return (
    <div
      ref={scroller}
      className="scroller"
      style={{ height, overflow: 'auto' }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div style={{ height: shown.length * rowHeight, position: 'relative' }}>
        {shown.slice(first, last).map((row, at) => (
          <Row key={row.id} row={row} top={(first + at) * rowHeight} />
        ))}
      </div>
    </div>
  );
}
contest(List, '.row', '.scroller');
