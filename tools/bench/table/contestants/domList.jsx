import { contestPlain } from '../page.jsx';
import { columns, columnWidth, compareBy, height, rowHeight, searchTexts } from '../rows.js';

/** The baseline: pooled rows, updated with DOM calls. */
function make(root, rows) {
  root.innerHTML = `<div class="scroller" style="height:${height}px;overflow:auto"><div style="position:relative"></div></div>`;
  const scroller = root.firstChild;
  const body = scroller.firstChild;
  const size = Math.ceil(height / rowHeight) + 10;
  const pool = Array.from({ length: size }, () => {
    const row = document.createElement('div');
    row.className = 'row';
    row.style.cssText = `position:absolute;height:${rowHeight}px;display:flex`;
    for (const column of columns) {
      const cell = document.createElement('div');
      cell.style.cssText = `width:${columnWidth}px;overflow:hidden;white-space:nowrap`;
      cell.dataset.column = column;
      row.append(cell);
    }
    body.append(row);
    return row;
  });
  let shown = rows;
  const texts = searchTexts(rows);
  const draw = () => {
    body.style.height = `${shown.length * rowHeight}px`;
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 5);
    for (let at = 0; at < size; at += 1) {
      const index = first + at;
      const row = pool[index % size];
      const data = shown[index];
      row.hidden = !data;
      row.style.transform = `translateY(${index * rowHeight}px)`;
      for (let place = 0; place < columns.length; place += 1)
        row.children[place].textContent = data ? data[columns[place]] : '';
    }
  };
  scroller.addEventListener('scroll', draw, { passive: true });
  draw();
  return {
    sort: (column) => {
      shown = column ? rows.toSorted(compareBy(column)) : rows;
      draw();
    },
    type: (query) => {
      shown = query ? rows.filter((_, at) => texts()[at].includes(query)) : rows;
      draw();
    },
  };
}
contestPlain(make, '.row', '.scroller');
