import type { DataTableColumn } from '../tableTypes';

/** Number of columns in a card that have no position. */
const defaultCount = 3;

/**
 * Places columns in a card. The first three columns without a position are shown with labels if no column has a position,
 * otherwise in the secondary line if no column is in it.
 */
export function cardParts<Row>(columns: readonly DataTableColumn<Row>[]) {
  const others = columns.filter(({ rowHeader, card }) => !rowHeader && card !== 'title');
  const at = (place: DataTableColumn<Row>['card']) => others.filter(({ card }) => card === place);
  const secondary = at('secondary');
  const unplaced = at(undefined).slice(0, defaultCount);
  const isPlaced = others.some(({ card }) => card);
  return {
    title: columns.find(({ rowHeader, card }) => (card ?? (rowHeader ? 'title' : undefined)) === 'title'),
    status: at('status'),
    secondary: secondary.length > 0 || !isPlaced ? secondary : unplaced,
    facts: isPlaced ? [] : unplaced,
  };
}
