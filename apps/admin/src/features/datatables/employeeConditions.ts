import { employeeSortValue, type Employee } from '@larder/domain/contract';
import { decodeUrlPart } from '../../lib/decodeUrlPart';

/** Columns that conditions and imported files can use. */
export const employeeColumns = ['full_name', 'post', 'email', 'city', 'start_date', 'salary', 'age', 'status'] as const;
export type EmployeeColumn = (typeof employeeColumns)[number];

/** Operators for each kind of value. */
export const operators = {
  text: ['contains', 'is', 'isNot', 'starts'],
  number: ['atLeast', 'atMost', 'is'],
  day: ['atLeast', 'atMost', 'is'],
  choice: ['is', 'isNot'],
} as const;
export type Operator = (typeof operators)[keyof typeof operators][number];
export type ConditionKind = keyof typeof operators;

export const kindOf = (column: EmployeeColumn): ConditionKind => {
  if (column === 'salary' || column === 'age') return 'number';
  if (column === 'start_date') return 'day';
  return column === 'status' ? 'choice' : 'text';
};

export interface Condition {
  column: EmployeeColumn;
  operator: Operator;
  value: string;
}

export interface Conditions {
  /** True if one matching condition is enough. */
  isAny: boolean;
  conditions: readonly Condition[];
}

export const noConditions: Conditions = { isAny: false, conditions: [] };

/** Formats conditions for the URL, such as `any~salary.atLeast.40000~post.is.Sous%20chef`. */
export const formatConditions = ({ isAny, conditions }: Conditions): string =>
  conditions.length === 0
    ? ''
    : [
        isAny ? 'any' : 'all',
        ...conditions.map(
          ({ column, operator, value }) => `${column}.${operator}.${encodeURIComponent(value).replaceAll('~', '%7E')}`,
        ),
      ].join('~');

/** Parses conditions and ignores invalid ones. */
export function parseConditions(text: string | undefined): Conditions {
  const [mode, ...parts] = (text ?? '').split('~');
  if (mode !== 'any' && mode !== 'all') return noConditions;
  const conditions = parts.flatMap((part): Condition[] => {
    const [column, operator, ...rest] = part.split('.');
    const known = employeeColumns.find((each) => each === column);
    const value = decodeUrlPart(rest.join('.'));
    if (!known || value === undefined || value === '') return [];
    const knownOperator = operators[kindOf(known)].find((each) => each === operator);
    return knownOperator ? [{ column: known, operator: knownOperator, value }] : [];
  });
  return { isAny: mode === 'any', conditions };
}

const plain = (text: string) => text.trim().toLowerCase();

/** Converts a value to a number. A day becomes its start in UTC, as in `employeeSortValue`. */
const numberOf = (kind: ConditionKind, value: string) => (kind === 'day' ? Date.parse(value) : Number(value));

/** Returns the predicate of a condition; undefined if it is incomplete. */
export function testOf({ column, operator, value }: Condition): ((employee: Employee) => boolean) | undefined {
  const kind = kindOf(column);
  if (value.trim() === '') return undefined;
  if (kind === 'choice') {
    const wanted = Number(value);
    return ({ status }) => (status === wanted) === (operator === 'is');
  }
  if (kind !== 'text') {
    const wanted = numberOf(kind, value);
    if (Number.isNaN(wanted)) return undefined;
    return (employee) => {
      const is = employeeSortValue(employee, column);
      if (typeof is !== 'number') return false;
      if (operator === 'atLeast') return is >= wanted;
      return operator === 'atMost' ? is <= wanted : is === wanted;
    };
  }
  const wanted = plain(value);
  const textOf = (employee: Employee) => plain(String(employee[column]));
  switch (operator) {
    case 'is':
      return (employee) => textOf(employee) === wanted;
    case 'isNot':
      return (employee) => textOf(employee) !== wanted;
    case 'starts':
      return (employee) => textOf(employee).startsWith(wanted);
    default:
      return (employee) => textOf(employee).includes(wanted);
  }
}
