import type { TableDensity } from '../tableTypes';

/** Heights of rows and headers, px, shared by styles and virtualizer. */
export const rowHeights: Record<TableDensity, number> = { comfortable: 44, compact: 36 };
export const headerHeights: Record<TableDensity, number> = { comfortable: 36, compact: 32 };
/** Minimum height of a card on phones, px. */
export const cardHeights: Record<TableDensity, number> = { comfortable: 64, compact: 48 };
