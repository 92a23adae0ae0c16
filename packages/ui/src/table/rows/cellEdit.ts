import { textOf } from '../model/rowEngine';
import type { ColumnEdit } from '../tableTypes';

/** What a field of a cell holds: words, or whether a box is ticked. */
export type CellDraft = string | boolean;
/** What a column is given to keep. */
export type CellValue = string | number | boolean | undefined;

export type DraftReading = { value: CellValue } | { problem: 'number' };

const arabicZeros = [0x660, 0x6f0];

/** A number as people type it: a comma or a point, digits of their script; undefined for nothing, NaN for anything else. */
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

/** The value of a column as its field shows it. */
export const draftOf = (kind: ColumnEdit<never>['kind'], value: unknown): CellDraft =>
  kind === 'boolean' ? value === true : textOf(value);

/** What a draft stands for. */
export function readDraft(kind: ColumnEdit<never>['kind'], draft: CellDraft): DraftReading {
  if (typeof draft === 'boolean') return { value: draft };
  if (kind !== 'number') return { value: kind === 'select' ? draft : draft.trim() };
  const value = readNumber(draft);
  return Number.isNaN(value) ? { problem: 'number' } : { value };
}
