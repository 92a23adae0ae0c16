import type { SortOrder } from '@larder/domain/contract';

type Sortable = string | number | undefined;

export interface RowIndexOptions<T, C extends string> {
  /** What a search looks into. */
  texts: (row: T) => string[];
  value: (row: T, column: C) => Sortable;
}

/** No text a person types holds it; one that does is looked for field by field. */
const between = '\u0000';

const isMissing = (value: Sortable) => value === undefined || value === '';

/** The place of each row's value among all values, equal ones alike; missing ones come after all others. */
function rank(values: readonly Sortable[], locale: string | undefined) {
  const collator = new Intl.Collator(locale, { numeric: true });
  const compare = (left: Sortable, right: Sortable) =>
    typeof left === 'string' || typeof right === 'string'
      ? collator.compare(String(left), String(right))
      : Number(left) - Number(right);
  const distinct = [...new Set(values)].filter((value) => !isMissing(value)).toSorted(compare);
  const places = new Map<Sortable, number>();
  let last = -1;
  distinct.forEach((value, index) => {
    if (index === 0 || compare(distinct[index - 1], value) !== 0) last += 1;
    places.set(value, last);
  });
  return { ranks: Uint32Array.from(values, (value) => places.get(value) ?? last + 1), missing: last + 1 };
}

/** Row numbers in the order of their ranks, stable (a counting sort). */
function orderOf({ ranks, missing }: ReturnType<typeof rank>, order: SortOrder) {
  const placeOf = (row: number) => {
    const place = ranks[row] as number;
    return order === 'asc' || place === missing ? place : missing - 1 - place;
  };
  const next = new Uint32Array(missing + 2);
  for (let row = 0; row < ranks.length; row += 1) (next[placeOf(row) + 1] as number) += 1;
  for (let place = 1; place < next.length; place += 1) (next[place] as number) += next[place - 1] as number;
  const rows = new Uint32Array(ranks.length);
  for (let row = 0; row < ranks.length; row += 1) {
    const place = placeOf(row);
    rows[next[place] as number] = row;
    (next[place] as number) += 1;
  }
  return rows;
}

/**
 * Answers what `includesText` and `sortRows` would, over rows that never change: lower-case texts and orders are worked
 * out once, so that 100 000 rows are searched and ordered in a few milliseconds.
 */
export function createRowIndex<T, C extends string>(rows: readonly T[], { texts, value }: RowIndexOptions<T, C>) {
  let lowerCase: string[] | undefined;
  let stored: Uint32Array | undefined;
  const ranks = new Map<string, ReturnType<typeof rank>>();
  const orders = new Map<string, Uint32Array>();

  function orderBy(column: C, order: SortOrder, locale: string | undefined) {
    const key = `${column} ${locale ?? ''}`;
    let ranked = ranks.get(key);
    if (!ranked)
      ranks.set(
        key,
        (ranked = rank(
          rows.map((row) => value(row, column)),
          locale,
        )),
      );
    const orderKey = `${order} ${key}`;
    let ordered = orders.get(orderKey);
    if (!ordered) orders.set(orderKey, (ordered = orderOf(ranked, order)));
    return ordered;
  }

  function matches(q: string): (row: number) => boolean {
    const wanted = q.trim().toLowerCase();
    lowerCase ??= rows.map((row) =>
      texts(row)
        .map((text) => text.toLowerCase())
        .join(between),
    );
    const all = lowerCase;
    return wanted.includes(between)
      ? (row) => texts(rows[row] as T).some((text) => text.toLowerCase().includes(wanted))
      : (row) => (all[row] as string).includes(wanted);
  }

  return {
    /** The numbers of the rows that hold the text, in stored order or in a column's. */
    find(q: string, column?: C, order: SortOrder = 'asc', locale?: string): Uint32Array {
      const ordered = column === undefined ? undefined : orderBy(column, order, locale);
      if (q.trim() === '') return ordered ?? (stored ??= Uint32Array.from(rows.keys()));
      // Looked through in stored order, where one text lies beside the next in memory.
      const fits = matches(q);
      const found = new Uint8Array(rows.length);
      let total = 0;
      for (let row = 0; row < rows.length; row += 1) {
        if (!fits(row)) continue;
        found[row] = 1;
        total += 1;
      }
      const list = new Uint32Array(total);
      let place = 0;
      for (let step = 0; place < total; step += 1) {
        const row = ordered ? (ordered[step] as number) : step;
        if (found[row] === 1) list[place++] = row;
      }
      return list;
    },
  };
}

/** The index of these very rows, made when it is first asked for; other rows, other index. */
export function rowIndexOf<T extends object, C extends string>(options: RowIndexOptions<T, C>) {
  const known = new WeakMap<readonly T[], ReturnType<typeof createRowIndex<T, C>>>();
  return (rows: readonly T[]) => {
    const index = known.get(rows) ?? createRowIndex(rows, options);
    known.set(rows, index);
    return index;
  };
}
