import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { compareBy, makeRows, textOf } from './rows.js';

const rows = makeRows(100_000);
let order = rows;
/** Codes of the first rows that must be visible after an action. */
const expected = (list) => list.slice(0, 5).map(({ code }) => code);

/** Waits until the page shows all of `codes` and none of `gone`, then for the next paint. */
function painted(codes, gone) {
  return new Promise((resolve, reject) => {
    const end = performance.now() + 20_000;
    const look = () => {
      const text = document.querySelector('#root').textContent;
      if (codes.every((code) => text.includes(code)) && gone.every((code) => !text.includes(code))) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      } else if (performance.now() > end) reject(new Error(`Not shown: ${codes.join(' ')}`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function timed(act, next) {
  const before = expected(order);
  order = next;
  const codes = expected(next);
  const gone = before.filter((code) => !codes.includes(code));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const start = performance.now();
  act();
  return (await painted(codes, gone)) - start;
}

/** Creates the page of a library. */
export function contest(Table, rowSelector, scrollerSelector) {
  let set;
  const Page = () => {
    const [state, setState] = useState({ sort: undefined, query: '' });
    useEffect(() => {
      set = setState;
    }, []);
    return <Table rows={rows} sort={state.sort} query={state.query} />;
  };
  const root = document.querySelector('#root');
  window.bench = {
    rowSelector,
    scroller: () => document.querySelector(scrollerSelector),
    mount: () => timed(() => createRoot(root).render(<Page />), rows),
    sort: (column) => timed(() => set({ sort: column, query: '' }), column ? rows.toSorted(compareBy(column)) : rows),
    type: (query) =>
      timed(
        () => set({ sort: undefined, query }),
        rows.filter((row) => textOf(row).includes(query)),
      ),
  };
}

/** Creates the page of a library without React. */
export function contestPlain(make, rowSelector, scrollerSelector) {
  let table;
  window.bench = {
    rowSelector,
    scroller: () => document.querySelector(scrollerSelector),
    mount: () =>
      timed(() => {
        table = make(document.querySelector('#root'), rows);
      }, rows),
    sort: (column) => timed(() => table.sort(column), column ? rows.toSorted(compareBy(column)) : rows),
    type: (query) =>
      timed(
        () => table.type(query),
        rows.filter((row) => textOf(row).includes(query)),
      ),
  };
}
