import type { DataTableColumn } from '../tableTypes';

export function valueOf<Row>({ id, accessor }: DataTableColumn<Row>, row: Row): unknown {
  return accessor ? accessor(row) : (row as Record<string, unknown>)[id];
}
