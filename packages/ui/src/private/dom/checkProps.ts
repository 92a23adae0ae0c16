import { isValidElement } from 'react';

// Declared here, because the package is built without Node's types.
declare const process: { env: { NODE_ENV?: string } };

type Values = Readonly<Record<string, unknown>>;
type Parse = (value: never) => unknown;

function write(value: unknown) {
  if (value instanceof Date) return `Date(${Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString()})`;
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function unparsed(component: string, parse: Parse, values: Values, expected: string) {
  const [prop, value] = Object.entries(values).find(([, one]) => !isEmpty(one) && !parse(one as never)) ?? [];
  return prop && `${component}: invalid ${prop} ${write(value)}. Expected ${expected}.`;
}

interface Listed {
  label: string;
  values: readonly unknown[];
}
type RowId = (row: never) => string;

const wrongLength = (component: string, prop: string, values: readonly unknown[], count: number) =>
  `${component}: invalid ${prop}, an array of ${values.length}. Expected ${count}, one per label, null if missing.`;

/** Arrays of rows that were already checked. Tables render often, and can have thousands of rows. */
const checkedRows = new WeakSet();

const checks = {
  date: (component: string, { parse, ...values }: Values & { parse: Parse }) =>
    unparsed(component, parse, values, 'an ISO date such as "2026-11-24"'),
  time: (component: string, { parse, ...values }: Values & { parse: Parse }) =>
    unparsed(component, parse, values, 'an ISO time such as "18:30"'),
  range: (component: string, { parse, ...values }: Values & { parse: Parse }) => {
    const isRange = (value: object) =>
      'start' in value &&
      'end' in value &&
      [value.start, value.end].every((day) => isEmpty(day) || parse(day as never));
    const expected = '{ start, end } with ISO dates such as "2026-11-24"';
    return unparsed(
      component,
      (value: unknown) => typeof value === 'object' && isRange(value as object),
      values,
      expected,
    );
  },
  options: (component: string, { options }: { options: unknown }) =>
    Array.isArray(options) ? undefined : `${component}: invalid options ${write(options)}. Expected an array.`,
  choice: (component: string, { from, ...values }: Values & { from: readonly { value?: string; id?: string }[] }) => {
    // If there are no options, they are probably still loading.
    if (from.length === 0) return undefined;
    const idOf = ({ value, id = value }: (typeof from)[number]) => id;
    const some = from
      .slice(0, 5)
      .map((option) => write(idOf(option)))
      .join(', ');
    const isKnown = (value: string) => from.some((option) => idOf(option) === value);
    return unparsed(component, isKnown, values, `one of ${some}${from.length > 5 ? ' …' : ''}`);
  },
  series: (component: string, { series, count }: { series: readonly Listed[]; count: number }) => {
    const one = series.find(({ values }) => values.length !== count);
    return one && wrongLength(component, `values of ${write(one.label)}`, one.values, count);
  },
  lists: (component: string, { count, ...lists }: { count: number } & Readonly<Record<string, unknown>>) => {
    const [prop, list] =
      Object.entries(lists as Record<string, readonly unknown[]>).find(([, one]) => one.length !== count) ?? [];
    return prop && list && wrongLength(component, prop, list, count);
  },
  rowIds: (component: string, { rows, getRowId }: { rows: readonly unknown[] | undefined; getRowId: RowId }) => {
    if (!rows || checkedRows.has(rows)) return undefined;
    checkedRows.add(rows);
    const seen = new Set<string>();
    for (const row of rows) {
      const id = getRowId(row as never);
      if (seen.has(id))
        return `${component}: invalid getRowId, ${write(id)} is the ID of several rows. Expected unique IDs.`;
      seen.add(id);
    }
    return undefined;
  },
  strings: (
    component: string,
    { locale, table, given = {} }: { locale: string; table: object; given: Values | undefined },
  ) => {
    const missing = Object.keys(table).filter((key) => !given[key]);
    return (
      missing.length > 0 &&
      `${component}: invalid strings for locale ${write(locale)}, missing ${missing.join(', ')}. Expected a text for each key of UiStrings; English is shown.`
    );
  },
  icon: (component: string, { as }: { as: unknown }) => {
    if (!isValidElement(as)) return undefined;
    const { displayName, name } = as.type as { displayName?: string; name?: string };
    const icon = displayName ?? name ?? 'Icon';
    return `${component}: invalid icon <${icon} />. Expected the component: startIcon={${icon}} instead of startIcon={<${icon} />}.`;
  },
};

const logged = new Set<string>();

/**
 * Logs an error about invalid props, once per message. Bundlers replace `process.env.NODE_ENV`, which removes the checks
 * and their messages from production builds.
 */
export function checkProps<Kind extends keyof typeof checks>(
  kind: Kind,
  component: string,
  given: Parameters<(typeof checks)[Kind]>[1],
) {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const message = checks[kind](component, given as never);
      if (!message || logged.has(message)) return;
      logged.add(message);
      // oxlint-disable-next-line eslint/no-console -- the purpose of this module
      console.error(message);
    }
  } catch {
    // Without a bundler, a browser has no `process`.
  }
}
