import type { DataTableColumn } from '../tableTypes';

/** Number of columns in a card if none has a position. */
const defaultCount = 3;

/** Places columns in a card. If no column has a position, the first three are shown with labels. */
export function cardParts<Row>(columns: readonly DataTableColumn<Row>[]) {
  const others = columns.filter(({ rowHeader, card }) => !rowHeader && card !== 'title');
  const at = (place: DataTableColumn<Row>['card']) => others.filter(({ card }) => card === place);
  return {
    title: columns.find(({ rowHeader, card }) => (card ?? (rowHeader ? 'title' : undefined)) === 'title'),
    status: at('status'),
    secondary: at('secondary'),
    facts: others.some(({ card }) => card) ? [] : others.slice(0, defaultCount),
  };
}
