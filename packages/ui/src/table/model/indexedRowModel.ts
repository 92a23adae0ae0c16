import type { IndexedRowModel } from './tableModel';

type Order = Pick<IndexedRowModel<unknown>, 'indexes' | 'groups' | 'items'>;

export const indexedRowModel = (
  engine: IndexedRowModel<unknown>['engine'],
  order: Order,
): IndexedRowModel<unknown> => ({
  engine,
  count: (order.items ?? order.indexes)?.length ?? engine.count,
  ...order,
});
