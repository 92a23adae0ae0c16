/** Counts the pieces in the cart, for its badge. */
export const countPieces = (lines: readonly { qty: number }[]): number =>
  lines.reduce((count, { qty }) => count + qty, 0);
