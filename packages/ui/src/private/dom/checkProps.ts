import { captureOwnerStack, isValidElement } from 'react';

// Declared here, because the package is built without Node's types.
declare const process: { env: { NODE_ENV?: string } };

type Values = Readonly<Record<string, unknown>>;
type Parse = (value: never) => unknown;

function write(value: unknown) {
  if (value instanceof Date) return `Date(${Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString()})`;
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

/** Components of the library that are not exported: errors name the component that renders them. */
const parts =
  /^(Icon|Field|FieldGroup|FieldHeader|FieldLabel|WidgetHeader|ButtonBody|ChoiceField|PickerBox|Stars|NamedButton)$/;

/** Returns the name of the exported component that renders the current one. */
function publicOwner(fallback: string) {
  const names = [...(captureOwnerStack?.() ?? '').matchAll(/^\s*(?:at )?([A-Z][\w$]*)/gm)].map(([, name]) => name);
  return names.find((name) => !parts.test(name!)) ?? fallback;
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
/** Sorting or filters, controlled or uncontrolled. */
interface ColumnRules {
  value?: readonly { column: string }[];
  defaultValue?: readonly { column: string }[];
}
interface TableProps {
  label: string;
  columns: readonly Column[];
  rows: readonly unknown[] | undefined;
  getRowId: RowId;
  sorting: ColumnRules;
  filters: ColumnRules;
}
interface Column {
  id: string;
  accessor?: unknown;
  cell?: unknown;
}

/** Arrays that were already checked. Lists and tables render often, and can have thousands of items. */
const checkedLists = new WeakSet();

function isFirstCheck(list: readonly unknown[]) {
  if (checkedLists.has(list)) return false;
  checkedLists.add(list);
  return true;
}

/** Locales and keys of missing texts that were already reported. Several tables can contain a key. */
const reportedStrings = new Set<string>();

const keyOf = ({ value, id = value }: { value?: unknown; id?: unknown }) => id;
const firstRepeated = (keys: readonly unknown[]) => keys.find((key, at) => keys.indexOf(key) !== at);

function repeated(component: string, prop: string, items: readonly object[], key: string) {
  const one = isFirstCheck(items) ? firstRepeated(items.map(keyOf)) : undefined;
  return (
    one !== undefined &&
    `${component}: invalid ${prop}, several have the ${key} ${write(one)}. Expected unique values of ${key}.`
  );
}

/** Returns an error for sorting or filters of a column that the table doesn't have. */
function unknownColumn(component: string, { columns, sorting, filters }: TableProps) {
  const ids = columns.map(({ id }) => id);
  const wrong = Object.entries({ sorting, filters }).flatMap(([prop, { value, defaultValue = [] }]) =>
    (value ?? defaultValue)
      .filter(({ column }) => !ids.includes(column))
      .map(({ column }) => `${prop}, column ${write(column)}`),
  );
  return wrong[0] && `${component}: invalid ${wrong[0]}. Expected one of ${ids.map(write).join(', ')}.`;
}

const wrongNumber = (component: string, prop: string, values: readonly unknown[]) => {
  const at = values.findIndex((one) => typeof one === 'string' || (typeof one === 'number' && !Number.isFinite(one)));
  return (
    at >= 0 && `${component}: invalid ${prop}, ${String(values[at])} at index ${at}. Expected numbers, null if missing.`
  );
};

const wrongLength = (component: string, prop: string, values: readonly unknown[], count: number) =>
  `${component}: invalid ${prop}, an array of ${values.length}. Expected ${count}, one per label, null if missing.`;

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
    Array.isArray(options)
      ? repeated(component, 'options', options as object[], 'value')
      : `${component}: invalid options ${write(options)}. Expected an array.`,
  items: (component: string, { items }: { items: readonly object[] }) => repeated(component, 'items', items, 'id'),
  /** Values that must be keys of their object, or items of their array. */
  oneOf: (component: string, values: Readonly<Record<string, readonly [value: unknown, from: object]>>) => {
    const wrong = Object.entries(values).find(
      ([, [value, from]]) =>
        value !== undefined && !(Array.isArray(from) ? from : Object.keys(from)).includes(value as never),
    );
    if (!wrong) return undefined;
    const [prop, [value, from]] = wrong;
    const expected = (Array.isArray(from) ? (from as unknown[]) : Object.keys(from)).map(write).join(', ');
    return `${component}: invalid ${prop} ${write(value)}. Expected one of ${expected}.`;
  },
  /** Numbers, null or undefined. `min` must not exceed `max`. */
  numbers: (component: string, values: Values) => {
    const wrong = Object.entries(values).find(
      ([, value]) => value !== undefined && value !== null && (typeof value !== 'number' || Number.isNaN(value)),
    );
    if (wrong) {
      const [prop, value] = wrong;
      return `${component}: invalid ${prop} ${typeof value === 'number' ? 'NaN' : write(value)}. Expected a number.`;
    }
    const { min, max } = values as { min?: number; max?: number };
    return (
      min !== undefined &&
      max !== undefined &&
      min > max &&
      `${component}: invalid min ${min}. Expected at most the max, ${max}.`
    );
  },
  /** Numbers from `min` to `max`. */
  within: (component: string, { min, max, ...values }: Values & { min: number; max: number }) => {
    const outside = (value: unknown) => Number(value) < min || Number(value) > max;
    const [prop, value] = Object.entries(values).find(([, one]) => !isEmpty(one) && [one].flat().some(outside)) ?? [];
    return prop && `${component}: invalid ${prop} ${write(value)}. Expected ${min} to ${max}.`;
  },
  /** Texts, null or undefined. */
  texts: (component: string, values: Values) => {
    const [prop, value] = Object.entries(values).find(([, one]) => !isEmpty(one) && typeof one !== 'string') ?? [];
    return prop && `${component}: invalid ${prop} ${write(value)}. Expected a string.`;
  },
  arrays: (component: string, values: Values) => {
    const [prop, value] = Object.entries(values).find(([, one]) => one !== undefined && !Array.isArray(one)) ?? [];
    return prop && `${component}: invalid ${prop} ${write(value)}. Expected an array.`;
  },
  /** Requires one of the values, for the accessible name. */
  name: (component: string, values: Values) =>
    Object.values(values).every(isEmpty) &&
    `${component}: missing ${Object.keys(values).join(', ')}. Expected a text that names it.`,
  button: (component: string, values: Values): string | false =>
    Object.values(values).every(isEmpty) &&
    (publicOwner(component) === 'IconButton'
      ? checks.name('IconButton', { label: undefined })
      : checks.name(component, values)),
  label: (component: string, { label }: { label: unknown }): string | false =>
    isEmpty(label) && checks.name(publicOwner(component), { label }),
  choice: (component: string, { from, ...values }: Values & { from: readonly { value?: string; id?: string }[] }) => {
    // If there are no options, they are probably still loading.
    if (from.length === 0) return undefined;
    const some = from
      .slice(0, 5)
      .map((option) => write(keyOf(option)))
      .join(', ');
    const isKnown = (value: string) => from.some((option) => keyOf(option) === value);
    return unparsed(component, isKnown, values, `one of ${some}${from.length > 5 ? ' …' : ''}`);
  },
  series: (component: string, { series, count }: { series: readonly Listed[]; count: number }) => {
    const one = series.find(({ values }) => values.length !== count);
    if (one) return wrongLength(component, `values of ${write(one.label)}`, one.values, count);
    return series.map(({ label, values }) => wrongNumber(component, `values of ${write(label)}`, values)).find(Boolean);
  },
  lists: (component: string, { count, ...lists }: { count: number } & Readonly<Record<string, unknown>>) => {
    const [prop, list] =
      Object.entries(lists as Record<string, readonly unknown[]>).find(([, one]) => one.length !== count) ?? [];
    if (prop && list) return wrongLength(component, prop, list, count);
    return Object.entries(lists as Record<string, readonly unknown[]>)
      .map(([name, values]) => wrongNumber(component, name, values))
      .find(Boolean);
  },
  rowIds: (component: string, { rows, getRowId }: { rows: readonly unknown[] | undefined; getRowId: RowId }) => {
    if (!rows || !isFirstCheck(rows)) return undefined;
    const seen = new Set<string>();
    for (const row of rows) {
      const id = getRowId(row as never);
      if (typeof id !== 'string') return `${component}: invalid getRowId, it returns ${write(id)}. Expected a string.`;
      if (seen.has(id))
        return `${component}: invalid getRowId, ${write(id)} is the ID of several rows. Expected unique IDs.`;
      seen.add(id);
    }
    return undefined;
  },
  columns: (
    component: string,
    { columns, rows = [] }: { columns: readonly Column[]; rows: readonly unknown[] | undefined },
  ) => {
    const twice = repeated(component, 'columns', columns, 'id');
    if (twice) return twice;
    const one = columns.find(
      ({ id, accessor, cell }) =>
        !accessor && !cell && rows.length > 0 && !rows.some((row) => id in (row as Record<string, unknown>)),
    );
    return (
      one &&
      `${component}: invalid columns, no row has the property ${write(one.id)}. Expected an accessor, or the name of a property as the id.`
    );
  },
  table: (component: string, table: TableProps): string | false | undefined =>
    checks.name(component, { label: table.label }) ||
    checks.columns(component, table) ||
    checks.rowIds(component, table) ||
    unknownColumn(component, table),
  strings: (
    component: string,
    { locale, table, given = {} }: { locale: string; table: object; given: Values | undefined },
  ) => {
    const missing = Object.keys(table).filter((key) => !given[key] && !reportedStrings.has(`${locale} ${key}`));
    for (const key of missing) reportedStrings.add(`${locale} ${key}`);
    return (
      missing.length > 0 &&
      `${component}: invalid strings for locale ${write(locale)}, missing ${missing.join(', ')}. Expected a text for each key of UiStrings; English is shown.`
    );
  },
  icon: (component: string, { as }: { as: unknown }) => {
    if (!isValidElement(as)) return undefined;
    const owner = publicOwner(component);
    const { displayName, name } = as.type as { displayName?: string; name?: string };
    const icon = displayName ?? name ?? 'Icon';
    return `${owner}: invalid icon <${icon} />. Expected the component: {${icon}} instead of {<${icon} />}.`;
  },
};

const logged = new Set<string>();

type Given<Kind extends keyof typeof checks> = Parameters<(typeof checks)[Kind]>[1];

/**
 * Logs an error about invalid props, once per message. Bundlers replace `process.env.NODE_ENV`, which removes the checks
 * and their messages from production builds. Read properties of objects in a function: bundlers keep an argument that
 * reads a property, because a getter could have side effects.
 */
export function checkProps<Kind extends keyof typeof checks>(
  kind: Kind,
  component: string,
  given: Given<Kind> | (() => Given<Kind>),
) {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const message = checks[kind](component, (typeof given === 'function' ? given() : given) as never);
      if (!message || logged.has(message)) return;
      logged.add(message);
      // oxlint-disable-next-line eslint/no-console -- the purpose of this module
      console.error(message);
    }
  } catch {
    // Without a bundler, a browser has no `process`.
  }
}
