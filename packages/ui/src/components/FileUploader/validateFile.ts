/** Limits for accepted files. */
export interface FileRules {
  /** Accepted types: 'image/*', 'application/pdf', '.csv'. */
  accept?: readonly string[];
  /** Maximum size in bytes. */
  maxSize?: number;
  /** Maximum number of files. */
  maxFiles?: number;
}

export type FileRejection = 'Duplicate' | 'Count' | 'Empty' | 'Size' | 'Type';

const matchesType = ({ name, type }: File, accepted: string) =>
  accepted.startsWith('.')
    ? name.toLowerCase().endsWith(accepted.toLowerCase())
    : accepted.endsWith('/*')
      ? type.startsWith(accepted.slice(0, -1))
      : type === accepted;

/** Returns the reason to reject a file, or undefined if it is accepted. */
export function validateFile(
  file: File,
  existing: readonly { name: string; size: number }[],
  { accept, maxSize, maxFiles }: FileRules,
): FileRejection | undefined {
  if (accept && !accept.some((type) => matchesType(file, type))) return 'Type';
  if (file.size === 0) return 'Empty';
  if (maxSize !== undefined && file.size > maxSize) return 'Size';
  if (existing.some(({ name, size }) => name === file.name && size === file.size)) return 'Duplicate';
  if (maxFiles !== undefined && existing.length >= maxFiles) return 'Count';
  return undefined;
}

/** Formats types as a localized list, such as "JPEG, PNG or PDF". */
export function formatFileTypes(accept: readonly string[], locale: string) {
  const names = accept.map((type) =>
    (type.startsWith('.') ? type.slice(1) : type.endsWith('/*') ? type.slice(0, -2) : (type.split('/')[1] ?? type))
      .replace(/\+.*$/, '')
      .toUpperCase(),
  );
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size: "84 kB". */
export function formatFileSize(bytes: number, locale: string) {
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
