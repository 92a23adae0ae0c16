import type { core } from 'zod/mini';

/** A field error: a message key, with the values of its placeholders. */
export type FieldError = string | { key: string; n?: number; [value: string]: string | number | undefined };
export type FieldErrors = Record<string, FieldError[]>;

function keyOf(issue: core.$ZodIssue): FieldError {
  if (issue.code === 'invalid_value') return 'pick';
  if (issue.code === 'invalid_type')
    return issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'required';
  if (issue.code === 'invalid_union' || issue.code === 'unrecognized_keys') return 'pick';
  if (issue.code === 'too_big' && issue.message === 'Invalid input') return 'number';
  // A check without its own message, such as a string format.
  if (issue.message === 'Invalid input') return 'pick';
  const [key = 'required', n] = issue.message.split(':');
  return n === undefined ? key : { key, n: Number(n) };
}

/** Expands an issue: one per unrecognized key, or those of the union member with the fewest issues. */
function byField(issue: core.$ZodIssue): readonly core.$ZodIssue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }));
  if (issue.code !== 'invalid_union') return [issue];
  const forms = issue.errors.filter((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0));
  const [best] = forms.toSorted((left, right) => left.length - right.length);
  if (!best) return [issue];
  return best.flatMap((inner) => byField({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Converts schema issues to message keys by dotted field path. Omits the `record` property from the path. */
export function fieldErrors(issues: readonly core.$ZodIssue[], record?: string): FieldErrors {
  // A map, because a field can have the name of an inherited property, such as `toString`.
  const errors = new Map<string, FieldError[]>();
  for (const issue of issues.flatMap(byField)) {
    const isInside = record !== undefined && issue.path.length > 1 && issue.path[0] === record;
    const field = issue.path.slice(isInside ? 1 : 0).join('.');
    errors.set(field, [...(errors.get(field) ?? []), keyOf(issue)]);
  }
  return Object.fromEntries(errors);
}
