import { foldText } from './foldText';

/** Separator of the columns in a row's search text. Queries can't contain it. */
export const betweenColumns = '\u0001';

export const foldQuery = (query: string) =>
  foldText(query.trim()).replaceAll('\n', ' ').replaceAll(betweenColumns, ' ');
