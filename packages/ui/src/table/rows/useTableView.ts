import { useMemo } from 'react';
import { tableStrings } from '../../private/strings/tableStrings';
import { useLocale, useStrings } from '../../private/strings/strings';
import { numberFormatOf } from '../model/localeRules';
import { textOf } from '../model/rowEngine';
import { valueOf } from '../model/valueOf';
import type { DataTableColumn, RowAction } from '../tableTypes';
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
  rowActions: ((row: Row) => readonly RowAction[]) | undefined;
}

/** Props shared by all rows, in one memoized object. */
export function useTableView<Row>({
  columns,
  getRowId,
  getRowLabel,
  getRowHref,
  onRowOpen,
  rowActions,
  onToggle,
  onExpand,
  query,
  density,
  isRtl,
  isFixed,
  columnCount,
  isGrouped,
}: TableViewOptions<Row>): TableView<Row> {
  const strings = useStrings(tableStrings);
  const numbers = numberFormatOf(useLocale());
  const opener = useRowOpener({ getRowHref, onRowOpen });
  const named = useMemo(() => {
    const header = columns.find(({ rowHeader }) => rowHeader);
    return {
      nameOf: (row: Row) => getRowLabel?.(row) ?? (header ? textOf(valueOf(header, row)) : getRowId(row)),
      isEditable: columns.some(({ edit }) => edit),
    };
  }, [columns, getRowLabel, getRowId]);
  return useMemo(
    () => ({
      ...named,
      strings,
      formatNumber: (value: number): string => numbers.format(value),
      opener,
      rowActions,
      onToggle,
      onExpand,
      query,
      density,
      isRtl,
      isFixed,
      columnCount,
      isGrouped,
    }),
    [
      named,
      strings,
      numbers,
      opener,
      rowActions,
      onToggle,
      onExpand,
      query,
      density,
      isRtl,
      isFixed,
      columnCount,
      isGrouped,
    ],
  );
}
