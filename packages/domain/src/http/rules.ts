import type { core } from 'zod/mini';

/** A field error: a message key, with the values of its placeholders. */
export type FieldError = string | { key: string; n?: number; [value: string]: string | number | undefined };
export type FieldErrors = Record<string, FieldError[]>;

function keyOf(issue: core.$ZodIssue): FieldError {
  if (issue.code === 'invalid_value') return 'pick';
  if (issue.code === 'invalid_type')
    return issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'required';
  if (issue.code === 'invalid_union') return 'pick';
  if (issue.code === 'too_big' && issue.message === 'Invalid input') return 'number';
  // A schema check without a message, such as an enum.
  if (issue.message === 'Invalid input') return 'pick';
  const [key = 'required', n] = issue.message.split(':');
  return n === undefined ? key : { key, n: Number(n) };
}

/** Returns the issues of the union member that fits best, the one with the fewest issues. */
function closest(issue: core.$ZodIssue): readonly core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const forms = issue.errors.filter((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0));
  const [best] = forms.toSorted((left, right) => left.length - right.length);
  if (!best) return [issue];
  return best.flatMap((inner) => closest({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Converts schema issues to message keys by dotted field path. Omits the `record` property from the path. */
export function fieldErrors(issues: readonly core.$ZodIssue[], record?: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues.flatMap(closest)) {
    const isInside = record !== undefined && issue.path.length > 1 && issue.path[0] === record;
    (errors[issue.path.slice(isInside ? 1 : 0).join('.')] ??= []).push(keyOf(issue));
  }
  return errors;
}
