import type { FieldErrors } from '../http/rules';

/** Maximum number of tags of a candidate. */
export const maxTags = 8;
/** Maximum length of a tag. */
export const maxTagLength = 20;

export interface TagChange {
  add: string[];
  remove: string[];
}

interface Tagged {
  fullName: string;
  tags: readonly string[];
}

/** Returns tags after a change, without repetitions. A tag in both lists is kept. */
export const retagged = (tags: readonly string[], { add, remove }: TagChange): string[] => [
  ...new Set([...tags.filter((tag) => !remove.includes(tag) || add.includes(tag)), ...add]),
];

/** Validates a change of the tags of several candidates. The error names the first one with too many tags. */
export function tagErrors(candidates: readonly Tagged[], change: TagChange): FieldErrors {
  if (change.add.length + change.remove.length === 0) return { add: ['required'] };
  if (change.add.some((tag) => tag.length > maxTagLength)) return { add: [{ key: 'maxLength', n: maxTagLength }] };
  const full = candidates.find(({ tags }) => retagged(tags, change).length > maxTags);
  return full ? { add: [{ key: 'tooManyTags', n: maxTags, name: full.fullName }] } : {};
}
