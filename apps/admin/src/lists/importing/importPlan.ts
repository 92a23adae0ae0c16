import type { FieldError } from '@larder/domain/contract';
import type { ReadRow } from '../sheets/sheetJob';

/** A field that a column of the file can fill. */
export interface ImportField<Name extends string = string> {
  name: Name;
  /** Its label; also matches a column of that name. */
  label: string;
  /** Other names that a column of it may have. */
  aliases?: readonly string[];
  isRequired?: boolean;
}

/** Column of each field, by its place from 0; a field without one is left to its default. */
export type Mapping<Name extends string = string> = Partial<Record<Name, number>>;

/** A row of the file with its values by field. */
export interface MappedRow<Name extends string = string> {
  line: number;
  values: Partial<Record<Name, string>>;
}

/** What becomes of a row: it is new, it is there already, or something about it is wrong. */
export interface Verdict<Name extends string = string, Made = unknown> extends MappedRow<Name> {
  state: 'new' | 'skipped' | 'wrong';
  /** What is wrong, by field. */
  errors: { field: Name; error: FieldError; line?: number }[];
  /** What would be made of it. */
  made?: Made;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const namesOf = ({ name, label, aliases = [] }: ImportField) => [name, label, ...aliases].map(plain);

/** Rows above the columns hold a title or filters: the first rows are looked at for the one that names most fields. */
export function headerRowOf(rows: readonly ReadRow[], fields: readonly ImportField[]): number {
  const names = new Set(fields.flatMap(namesOf));
  const scores = rows.slice(0, 20).map(({ cells }) => cells.filter((cell) => names.has(plain(cell))).length);
  const best = Math.max(0, ...scores);
  return best === 0 ? 0 : scores.indexOf(best);
}

/** Which column is for which field: by what was chosen for these heads before, then by name; a column is taken once. */
export function guessMapping<Name extends string>(
  header: readonly string[],
  fields: readonly ImportField<Name>[],
  remembered: Readonly<Record<string, string>> = {},
): Mapping<Name> {
  const heads = header.map(plain);
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
      heads.findIndex((head) => head !== '' && remembered[head] === name),
    );
  for (const field of fields) {
    const names = namesOf(field);
    take(
      field.name,
      heads.findIndex((head, at) => !taken.has(at) && names.includes(head)),
    );
  }
  for (const field of fields) {
    const names = namesOf(field).filter((name) => name.length > 3);
    take(
      field.name,
      heads.findIndex((head, at) => head.length > 3 && !taken.has(at) && names.some((name) => head.includes(name))),
    );
  }
  return mapping;
}

/** A choice of columns, to be remembered by their heads. */
export function rememberedMapping<Name extends string>(header: readonly string[], mapping: Mapping<Name>) {
  const entries = Object.entries(mapping) as [Name, number | undefined][];
  return Object.fromEntries(
    entries.flatMap(([name, at]) => (at === undefined || !plain(header[at] ?? '') ? [] : [[plain(header[at]!), name]])),
  ) as Record<string, Name>;
}

/** The rows below the head, with their values by field. */
export const mapRows = <Name extends string>(
  rows: readonly ReadRow[],
  headerRow: number,
  mapping: Mapping<Name>,
): MappedRow<Name>[] =>
  rows.slice(headerRow + 1).map(({ line, cells }) => ({
    line,
    values: Object.fromEntries(
      (Object.entries(mapping) as [Name, number | undefined][]).flatMap(([name, at]) =>
        at === undefined ? [] : [[name, (cells[at] ?? '').trim()]],
      ),
    ) as Partial<Record<Name, string>>,
  }));

export interface VerdictCounts {
  new: number;
  skipped: number;
  wrong: number;
}

export function countVerdicts(verdicts: readonly Verdict[]): VerdictCounts {
  const counts: VerdictCounts = { new: 0, skipped: 0, wrong: 0 };
  for (const { state } of verdicts) counts[state] += 1;
  return counts;
}
