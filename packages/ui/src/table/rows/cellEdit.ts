import { textOf } from '../model/textOf';
import type { ColumnEdit } from '../tableTypes';

/** Value of a field: text, or the state of a checkbox. */
export type CellDraft = string | boolean;
/** Value passed to `onSave`. */
export type CellValue = string | number | boolean | undefined;

export type DraftReading = { value: CellValue } | { problem: 'number' };

const arabicZeros = [0x660, 0x6f0];

/**
 * Parses a typed number with comma or point, in Latin, Arabic or Persian digits; undefined if empty, NaN if invalid.
 */
export function readNumber(text: string): number | undefined {
  const plain = text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (code >= arabicZeros[1]! ? arabicZeros[1]! : arabicZeros[0]!));
    })
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace('\u066b', '.')
    .replace(',', '.');
  if (plain === '') return undefined;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}

/** Returns the initial draft of a field. */
export const draftOf = (kind: ColumnEdit<never>['kind'], value: unknown): CellDraft =>
  kind === 'boolean' ? value === true : textOf(value);

/** Converts a draft to a value. */
export function readDraft(kind: ColumnEdit<never>['kind'], draft: CellDraft): DraftReading {
  if (typeof draft === 'boolean') return { value: draft };
  if (kind !== 'number') return { value: kind === 'select' ? draft : draft.trim() };
  const value = readNumber(draft);
  return Number.isNaN(value) ? { problem: 'number' } : { value };
}
