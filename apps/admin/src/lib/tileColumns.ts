/** Columns of tiles with figures: as many as fit, at least wide enough for an amount of five digits. */
export const tileColumns = 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))';
