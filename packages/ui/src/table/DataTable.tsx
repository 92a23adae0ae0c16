import { clientFeatures } from './model/clientFeatures';
import { TableRoot } from './TableRoot';
import type { DataTableProps } from './tableTypes';

/** A list with columns: search, sort, group, paginate, select and open; rows become cards on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <TableRoot features={clientFeatures} {...props} />;
}
