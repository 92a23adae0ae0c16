import { useEffect, useRef } from 'react';
import { announce } from '../../private/dom/announce';
import { fill, useLocale, useStrings } from '../../private/strings/strings';
import { tableStatusStrings } from '../../private/strings/tableStatusStrings';
import { numberFormatOf } from '../model/localeRules';
import { rowsOfPage } from '../model/pages';
import type { TableModel } from '../model/useTableRows';

/** Pause after the last change, so that typing into a search announces one result, ms. */
const delay = 500;

interface TableAnnouncerProps<Row> {
  model: TableModel<Row>;
  isBusy: boolean;
}

/** Announces a new order, a new number of rows or another page (WCAG 4.1.3). */
export function TableAnnouncer<Row>({ model, isBusy }: TableAnnouncerProps<Row>) {
  const { table, layout, rowTotal, total, pageNumber, perPage } = model;
  const strings = useStrings(tableStatusStrings);
  const numbers = numberFormatOf(useLocale());
  const format = (value: number) => numbers.format(value);
  const [rule] = table.atoms.sorting.get();
  const column = layout.find((item) => item.column.id === rule?.id)?.column.header;
  const { from, to } = rowsOfPage(pageNumber, perPage, total);

  const order =
    rule && column
      ? fill(rule.desc ? strings.sortedDescending : strings.sortedAscending, { column })
      : strings.unsorted;
  const results = fill(strings.results, { total: format(rowTotal) });
  const rows = fill(strings.visibleRows, { from: format(from), to: format(to), total: format(total) });
  const announced = useRef({ order, results, rows });

  useEffect(() => {
    if (isBusy) return undefined;
    const timer = setTimeout(() => {
      const last = announced.current;
      announced.current = { order, results, rows };
      if (order !== last.order) announce(order);
      // An empty table has a message with the role of a status.
      else if (results !== last.results) announce(rowTotal > 0 ? results : '');
      else if (rows !== last.rows) announce(rows);
    }, delay);
    return () => clearTimeout(timer);
  }, [isBusy, order, results, rows, rowTotal]);

  return null;
}
