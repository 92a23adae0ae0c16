import type { Rule } from '@larder/domain/contract';

const asList = (value: string | readonly string[] | undefined) =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** CASL's question on raw rules: the last rule that fits decides, none means no. */
export function can(rules: readonly Rule[], action: string, subject: string, field?: string): boolean {
  const fitting = rules.findLast(
    (rule) =>
      asList(rule.action).some((entry) => entry === 'manage' || entry === action) &&
      asList(rule.subject).some((entry) => entry === 'all' || entry === subject) &&
      (rule.fields === undefined ||
        // Without a field the question is whether any may be touched.
        (field === undefined ? !rule.inverted : asList(rule.fields).includes(field))),
  );
  return fitting !== undefined && !fitting.inverted;
}
