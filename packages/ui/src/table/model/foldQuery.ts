import { foldText } from './foldText';

/** Separates columns: no query contains it. */
export const betweenColumns = '\u0001';

export const foldQuery = (query: string) =>
  foldText(query.trim()).replaceAll('\n', ' ').replaceAll(betweenColumns, ' ');
