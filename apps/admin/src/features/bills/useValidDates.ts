import type { FieldError } from '@larder/domain/contract';
import { useState } from 'react';
import type { BillListSearch } from './billList';
import { datesError } from './billDates';

type SearchDates = Pick<BillListSearch, 'from' | 'to'>;

/** Returns the dates of the URL or, if they are invalid, their error and the last valid ones. */
export function useValidDates(
  { from, to }: SearchDates,
  today: string | undefined,
): { dates: SearchDates; error: FieldError | undefined } {
  const [valid, setValid] = useState<SearchDates>({ from: undefined, to: undefined });
  const [first, last] = [from ?? today, to ?? today];
  const isKnown = first !== undefined && last !== undefined;
  const error = isKnown ? datesError({ from: first, to: last }) : undefined;
  if (isKnown && !error && (valid.from !== from || valid.to !== to)) setValid({ from, to });
  return { dates: error ? valid : { from, to }, error };
}
