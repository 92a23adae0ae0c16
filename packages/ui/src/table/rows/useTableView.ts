import { useMemo } from 'react';
import { tableStrings } from '../../private/strings/tableStrings';
import { useLocale, useStrings } from '../../private/strings/strings';
import { numberFormatOf } from '../model/localeRules';
import { textOf } from '../model/textOf';
import { valueOf } from '../model/valueOf';
import type { DataTableColumn } from '../tableTypes';
import type { TableView } from './rowView';
import { useRowOpener } from './useRowOpener';

interface TableViewOptions<Row> extends Omit<
  TableView<Row>,
  'strings' | 'nameOf' | 'formatNumber' | 'opener' | 'isEditable'
> {
  columns: readonly DataTableColumn<Row>[];
  getRowId: (row: Row) => string;
  getRowLabel: ((row: Row) => string) | undefined;
  getRowHref: ((row: Row) => string) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
}

/** Returns the props shared by all rows, in one memoized object. */
export function useTableView<Row>({
  columns,
  getRowId,
  getRowLabel,
  getRowHref,
  onRowOpen,
  ...shared
}: TableViewOptions<Row>): TableView<Row> {
  const strings = useStrings(tableStrings);
  const numbers = numberFormatOf(useLocale());
  const opener = useRowOpener({ getRowHref, onRowOpen });
  const derived = useMemo(() => {
    const header = columns.find(({ rowHeader }) => rowHeader);
    return {
      nameOf: (row: Row) => getRowLabel?.(row) ?? (header ? textOf(valueOf(header, row)) : getRowId(row)),
      formatNumber: (value: number): string => numbers.format(value),
      isEditable: columns.some(({ edit }) => edit),
    };
  }, [columns, getRowLabel, getRowId, numbers]);
  const view = { ...shared, ...derived, strings, opener };
  // The object has the same keys in every render, so the dependencies keep their number and order.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => view, Object.values(view));
}
