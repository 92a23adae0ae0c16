import type { DashboardGroup, MetricId, Tile } from './dashboard.contract';

/** Direction in which a metric improves. Determines the color of a change. */
export const goodDirection: Record<MetricId, 'up' | 'down' | 'none'> = {
  net_sales: 'up',
  gross_sales: 'up',
  bills: 'up',
  covers: 'up',
  average_bill: 'up',
  average_cover: 'up',
  tips: 'up',
  discounts: 'down',
  comps: 'down',
  voids: 'down',
  refunds: 'down',
  open_bills: 'none',
  labour_rate: 'down',
};

/** Returns the change relative to `other`, `new` if only `other` is 0, or `null` if one of the values is unknown. */
export function change(value: number | null, other: number | null): number | 'new' | null {
  if (value === null || other === null) return null;
  if (other === 0) return value === 0 ? 0 : 'new';
  return (value - other) / Math.abs(other);
}

export const tileOf = (group: DashboardGroup, id: MetricId): Tile | undefined =>
  group.tiles.find((tile) => tile.id === id);
