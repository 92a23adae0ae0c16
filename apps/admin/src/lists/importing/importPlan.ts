import type { FieldError } from '@larder/domain/contract';
import type { ReadRow } from '../sheets/sheetJob';

/** A field that a column of the file can fill. */
export interface ImportField<Name extends string = string> {
  name: Name;
  /** Label of the field. Also matches a column with that name. */
  label: string;
  /** Other column names that match the field. */
  aliases?: readonly string[];
  isRequired?: boolean;
  /** Values that can be chosen for all rows instead of a column. */
  choices?: readonly { value: string; label: string }[];
}

/** Zero-based column index of each field, or its value for all rows. Fields without either keep their default. */
export type Mapping<Name extends string = string> = Partial<Record<Name, number | string>>;

const entriesOf = <Name extends string>(mapping: Mapping<Name>) =>
  Object.entries(mapping) as [Name, number | string | undefined][];

/** A row of the file, with values by field. */
export interface MappedRow<Name extends string = string> {
  line: number;
  values: Partial<Record<Name, string>>;
}

/** Result of validating a row: new, already existing, or invalid. */
export interface CheckedRow<Name extends string = string, Made = unknown> extends MappedRow<Name> {
  state: 'new' | 'skipped' | 'wrong';
  /** Errors by field. `line` is another line of the file with the same value. */
  errors: { field: Name; error: FieldError; line?: number }[];
  /** The record to add, if the row is valid. */
  made?: Made;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const namesOf = ({ name, label, aliases = [] }: ImportField) => [name, label, ...aliases].map(plain);

/** Finds the header row among the first 20 rows: the one with the most field names. Exported files have a title above it. */
export function headerRowOf(rows: readonly ReadRow[], fields: readonly ImportField[]): number {
  const names = new Set(fields.flatMap(namesOf));
  const scores = rows.slice(0, 20).map(({ cells }) => cells.filter((cell) => names.has(plain(cell))).length);
  const best = Math.max(0, ...scores);
  return best === 0 ? 0 : scores.indexOf(best);
}

/** Guesses the column of each field from the last import, then by name. Each column is used once. */
export function guessMapping<Name extends string>(
  header: readonly string[],
  fields: readonly ImportField<Name>[],
  remembered: Readonly<Record<string, string>> = {},
): Mapping<Name> {
  const headers = header.map(plain);
  const taken = new Set<number>();
  const mapping: Mapping<Name> = {};
  const take = (name: Name, at: number) => {
    if (at < 0 || taken.has(at) || mapping[name] !== undefined) return;
    taken.add(at);
    mapping[name] = at;
  };
  for (const { name } of fields)
    take(
      name,
      headers.findIndex((head) => head !== '' && remembered[head] === name),
    );
  for (const field of fields) {
    const names = namesOf(field);
    take(
      field.name,
      headers.findIndex((head, at) => !taken.has(at) && names.includes(head)),
    );
  }
  for (const field of fields) {
    const names = namesOf(field).filter((name) => name.length > 3);
    take(
      field.name,
      headers.findIndex((head, at) => head.length > 3 && !taken.has(at) && names.some((name) => head.includes(name))),
    );
  }
  return mapping;
}

/** Converts a mapping to field names by column header, to be stored for the next import. */
export function rememberedMapping<Name extends string>(header: readonly string[], mapping: Mapping<Name>) {
  return Object.fromEntries(
    entriesOf(mapping).flatMap(([name, at]) => {
      const head = typeof at === 'number' ? plain(header[at] ?? '') : '';
      return head ? [[head, name]] : [];
    }),
  ) as Record<string, Name>;
}

/** Returns the rows below the header, with values by field. */
export const mapRows = <Name extends string>(
  rows: readonly ReadRow[],
  headerRow: number,
  mapping: Mapping<Name>,
): MappedRow<Name>[] =>
  rows.slice(headerRow + 1).map(({ line, cells }) => ({
    line,
    values: Object.fromEntries(
      entriesOf(mapping).flatMap(([name, at]) =>
        at === undefined ? [] : [[name, typeof at === 'number' ? (cells[at] ?? '').trim() : at]],
      ),
    ) as Partial<Record<Name, string>>,
  }));

export interface CheckCounts {
  new: number;
  skipped: number;
  wrong: number;
}

export function countCheckedRows(checkedRows: readonly CheckedRow[]): CheckCounts {
  const counts: CheckCounts = { new: 0, skipped: 0, wrong: 0 };
  for (const { state } of checkedRows) counts[state] += 1;
  return counts;
}
