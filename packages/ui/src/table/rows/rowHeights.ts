import type { TableDensity } from '../tableTypes';

/** Heights of rows and heads, px; the style sheet and the window of rows that are shown agree on them. */
export const rowHeights: Record<TableDensity, number> = { comfortable: 44, compact: 36 };
export const headerHeights: Record<TableDensity, number> = { comfortable: 36, compact: 32 };
/** What a card of a phone takes at least, px. */
export const cardHeights: Record<TableDensity, number> = { comfortable: 64, compact: 48 };
