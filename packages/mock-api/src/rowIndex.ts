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
  /** All texts one behind the other, and where each row's begin. */
  let searched: { text: string; starts: Uint32Array } | undefined;
  let stored: Uint32Array | undefined;
  /** What was looked for last: a search is paged through and ordered in several ways. */
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

  /** 1 for each row that holds the text: one pass over all texts, from each hit on to the next row. */
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
    /** The numbers of the rows that hold the text, in stored order or in a column's. */
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

/** The index of these very rows, made when it is first asked for; other rows, other index. */
export function rowIndexOf<T extends object, C extends string>(options: RowIndexOptions<T, C>) {
  const known = new WeakMap<readonly T[], ReturnType<typeof createRowIndex<T, C>>>();
  return (rows: readonly T[]) => {
    const index = known.get(rows) ?? createRowIndex(rows, options);
    known.set(rows, index);
    return index;
  };
}
