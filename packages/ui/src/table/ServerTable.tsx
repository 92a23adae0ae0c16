import type { DataTableProps } from './tableTypes';
import { serverFeatures } from './model/serverFeatures';
import { TableRoot } from './TableRoot';

export interface ServerTableProps<Row> extends Omit<DataTableProps<Row>, 'groupBy'> {
  /** Number of rows on the server. */
  rowCount: number;
}

/** A `DataTable` whose rows the server searches, filters, sorts and pages. Loads no code for these features. */
export function ServerTable<Row>(props: ServerTableProps<Row>) {
  return <TableRoot features={serverFeatures} {...props} />;
}
