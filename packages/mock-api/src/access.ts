import type { Rule } from '@larder/domain/contract';

const asList = (value: string | readonly string[] | undefined) =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** Evaluates raw rules like CASL: the last matching rule decides. Without a match the action is forbidden. */
export function can(rules: readonly Rule[], action: string, subject: string, field?: string): boolean {
  const fitting = rules.findLast(
    (rule) =>
      asList(rule.action).some((entry) => entry === 'manage' || entry === action) &&
      asList(rule.subject).some((entry) => entry === 'all' || entry === subject) &&
      (rule.fields === undefined ||
        // Without a field, checks whether any field is allowed.
        (field === undefined ? !rule.inverted : asList(rule.fields).includes(field))),
  );
  return fitting !== undefined && !fitting.inverted;
}
