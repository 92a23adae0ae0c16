import type { SortOrder } from '@larder/domain/contract';

type Sortable = string | number | undefined;

export interface RowIndexOptions<T, C extends string> {
  /** Returns the texts that a search covers. */
  texts: (row: T) => string[];
  value: (row: T, column: C) => Sortable;
}

/** Separator that users don't type. A search that contains it compares field by field. */
const between = '\u0000';

const isMissing = (value: Sortable) => value === undefined || value === '';

/** Returns the rank of each row's value. Equal values share a rank, missing values have the highest. */
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

/** Returns the row numbers sorted by rank, with a stable counting sort. */
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
 * Creates an index with the results of `includesText` and `sortRows` over immutable rows. Lower-case texts and orders
 * are cached, so that 100,000 rows are searched and sorted within milliseconds.
 */
export function createRowIndex<T, C extends string>(rows: readonly T[], { texts, value }: RowIndexOptions<T, C>) {
  /** All texts joined, and the offset of each row. */
  let searched: { text: string; starts: Uint32Array } | undefined;
  let stored: Uint32Array | undefined;
  /** Result of the last search, because a search is usually paged and sorted several times. */
  let last: { wanted: string; flags: Uint8Array; total: number } | undefined;
  const ranks = new Map<string, ReturnType<typeof rank>>();
  const orders = new Map<string, Uint32Array>();

  const rankOf = (column: C, locale: string | undefined) =>
    rank(
      rows.map((row) => value(row, column)),
      locale,
    );

  function orderBy(column: C, order: SortOrder, locale: string | undefined) {
    const key = `${column} ${locale ?? ''}`;
    const ranked = ranks.get(key) ?? rankOf(column, locale);
    ranks.set(key, ranked);
    const orderKey = `${order} ${key}`;
    const ordered = orders.get(orderKey) ?? orderOf(ranked, order);
    orders.set(orderKey, ordered);
    return ordered;
  }

  function joinTexts() {
    const parts = rows.map((row) =>
      texts(row)
        .map((text) => text.toLowerCase() + between)
        .join(''),
    );
    const starts = new Uint32Array(rows.length + 1);
    parts.forEach((part, row) => (starts[row + 1] = (starts[row] as number) + part.length));
    return { text: parts.join(''), starts };
  }

  /** Returns 1 for each matching row. Scans the joined text once, and continues at the next row after each match. */
  function flag(wanted: string): Uint8Array {
    const flags = new Uint8Array(rows.length);
    if (wanted.includes(between)) {
      rows.forEach((row, index) => {
        if (texts(row).some((text) => text.toLowerCase().includes(wanted))) flags[index] = 1;
      });
      return flags;
    }
    searched ??= joinTexts();
    const { text, starts } = searched;
    let row = 0;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, starts[row] as number)) {
      while ((starts[row + 1] as number) <= at) row += 1;
      flags[row] = 1;
      row += 1;
    }
    return flags;
  }

  return {
    /** Returns the numbers of the matching rows, in stored order or sorted by a column. */
    find(q: string, column?: C, order: SortOrder = 'asc', locale?: string): Uint32Array {
      const ordered = column === undefined ? undefined : orderBy(column, order, locale);
      const wanted = q.trim().toLowerCase();
      if (wanted === '') return ordered ?? (stored ??= Uint32Array.from(rows.keys()));
      if (last?.wanted !== wanted) {
        const flags = flag(wanted);
        last = { wanted, flags, total: flags.reduce((sum, one) => sum + one, 0) };
      }
      const { flags, total } = last;
      const list = new Uint32Array(total);
      let place = 0;
      for (let step = 0; place < list.length; step += 1) {
        const row = ordered ? (ordered[step] as number) : step;
        if (flags[row] === 1) list[place++] = row;
      }
      return list;
    },
  };
}

/** Returns a function that caches one index per array of rows. */
export function rowIndexOf<T extends object, C extends string>(options: RowIndexOptions<T, C>) {
  const known = new WeakMap<readonly T[], ReturnType<typeof createRowIndex<T, C>>>();
  return (rows: readonly T[]) => {
    const index = known.get(rows) ?? createRowIndex(rows, options);
    known.set(rows, index);
    return index;
  };
}
