/** What a file must be like to be taken. */
export interface FileRules {
  /** Kinds: 'image/*', 'application/pdf', '.csv'. */
  accept?: readonly string[];
  /** Largest size, bytes. */
  maxSize?: number;
  /** Most files at once. */
  maxFiles?: number;
}

export type Refusal = 'Again' | 'Count' | 'Empty' | 'Size' | 'Type';

const fits = ({ name, type }: File, kind: string) =>
  kind.startsWith('.')
    ? name.toLowerCase().endsWith(kind.toLowerCase())
    : kind.endsWith('/*')
      ? type.startsWith(kind.slice(0, -1))
      : type === kind;

/** Why a file is refused, beside those that are there; undefined where it is taken. */
export function refusal(
  file: File,
  there: readonly { name: string; size: number }[],
  { accept, maxSize, maxFiles }: FileRules,
): Refusal | undefined {
  if (accept && !accept.some((kind) => fits(file, kind))) return 'Type';
  if (file.size === 0) return 'Empty';
  if (maxSize !== undefined && file.size > maxSize) return 'Size';
  if (there.some(({ name, size }) => name === file.name && size === file.size)) return 'Again';
  if (maxFiles !== undefined && there.length >= maxFiles) return 'Count';
  return undefined;
}

/** The kinds as people call them: "JPEG, PNG or PDF". */
export function kindsInWords(accept: readonly string[], locale: string) {
  const names = accept.map((kind) =>
    (kind.startsWith('.') ? kind.slice(1) : kind.endsWith('/*') ? kind.slice(0, -2) : (kind.split('/')[1] ?? kind))
      .replace(/\+.*$/, '')
      .toUpperCase(),
  );
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people read it: "84 kB". */
export function sizeInWords(bytes: number, locale: string) {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
    numberingSystem: 'latn',
  }).format(value);
}
