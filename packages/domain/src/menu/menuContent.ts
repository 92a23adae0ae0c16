import type { PersonRef } from '../restaurants/basics.contract';
import { partOf } from './catalogueIndex';
import { menuKinds, type CatalogueParts, type MenuKind } from './menu.contract';

/** A record of any kind, for functions that work with all kinds. */
export interface MenuRecord {
  id: string;
  name: string;
  archived: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: PersonRef | null;
  [field: string]: unknown;
}

/** Lists of child IDs. Only structural ops such as `move` and `place` change them. */
export const listFields = ['sectionIds', 'itemIds', 'optionIds'] as const;
export type ListField = (typeof listFields)[number];

/** Fields that are merged by key. */
export const mergedFields: readonly string[] = ['basePrice', 'priceOverrides', 'cost', 'price'];

const keeping = new Set(['version', 'createdAt', 'updatedAt', 'updatedBy']);
const structure = new Set<string>(['id', 'archived', 'builtIn', ...listFields]);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Serializes a value with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const keys = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

export const sameValue = (left: unknown, right: unknown) => left === right || canonical(left) === canonical(right);

export const recordsOf = (parts: CatalogueParts, kind: MenuKind): readonly MenuRecord[] =>
  parts[partOf[kind]] as unknown as readonly MenuRecord[];

/** Returns a record without version, timestamps and authors. */
export const contentOf = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !keeping.has(field)));

/** Returns the editable fields of a record: without ID, position and children. */
export const fieldsOf = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(contentOf(record)).filter(([field]) => !structure.has(field)));

/** Hashes a string to 53 bits, as 14 hexadecimal digits (cyrb53). */
function digest(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (4_294_967_296 * (0x1fffff & low) + (high >>> 0)).toString(16).padStart(14, '0');
}

const digests = new WeakMap<object, string>();

/** Returns the hash of a record. Cached per record, because records are immutable. */
function digestOf(record: MenuRecord): string {
  let known = digests.get(record);
  if (known === undefined) {
    known = digest(canonical(contentOf(record)));
    digests.set(record, known);
  }
  return known;
}

/** Hashes the content, independently of the order of keys and records, without versions, timestamps and authors. */
export const catalogueHash = (parts: CatalogueParts): string =>
  digest(JSON.stringify([parts.menuOrder, menuKinds.map((kind) => recordsOf(parts, kind).map(digestOf).toSorted())]));

export const emptyParts = (): CatalogueParts => ({
  menuOrder: [],
  menus: [],
  sections: [],
  items: [],
  groups: [],
  options: [],
  dayparts: [],
  allergens: [],
});
