import {
  addDays,
  isDateOnly,
  localDayOf,
  localTimeOf,
  repeatDates,
  weekdayOf,
  type EventRepeat,
} from '@larder/domain/contract';
import type { IcsComponent } from './icsLines';
import { IcsError, readTime, type IcsTime, type IcsZones } from './icsTimes';
import { icsFrequencies, icsWeekdays } from './writeIcs';

const supported = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'WKST']);
const maxCount = 1000;
/** Days after the start in which the occurrences of a rule with `COUNT` are counted: about 1,000 years. */
const countedDays = 365_000;

/** Returns the last date of a rule with a number of occurrences. */
function lastDate(start: string, repeat: EventRepeat, count: number): string {
  return repeatDates(start, repeat, start, addDays(start, countedDays), count).at(-1) ?? start;
}

/** Returns the local date of a time in a recurring event. */
const dateOf = ({ value }: IcsTime, timeZone: string) => localDayOf(value, timeZone);

/** Reads `UNTIL`: the last date on which an occurrence may start. */
function readUntil(text: string, start: IcsTime, timeZone: string, zones: IcsZones): string {
  const { value } = readTime({ name: 'UNTIL', parameters: {}, value: text }, zones);
  // Outlook ends all-day events at midnight UTC.
  if (isDateOnly(start.value)) return value.slice(0, 10);
  if (isDateOnly(value)) return value;
  const end = localTimeOf(value, timeZone);
  const date = end.slice(0, 10);
  return end.slice(10) < localTimeOf(start.value, timeZone).slice(10) ? addDays(date, -1) : date;
}

/** Reads the rule of a recurring event; undefined if it has none. Throws an `IcsError` for rules that Larder doesn't support. */
export function readRule({ lines }: IcsComponent, start: IcsTime, zones: IcsZones): EventRepeat | undefined {
  const rules = lines.filter(({ name }) => name === 'RRULE');
  const [line] = rules;
  const other = lines.find(({ name }) => name === 'RDATE' || name === 'EXRULE');
  if (other || rules.length > 1) throw new IcsError('rule', other?.name ?? rules[1]?.value);
  if (!line) return undefined;
  const unsupported = () => new IcsError('rule', line.value);

  const parts = new Map(
    line.value.split(';').map((part) => {
      const [name = '', value = ''] = part.toUpperCase().split('=');
      return [name.trim(), value.trim()] as const;
    }),
  );
  const every = (Object.keys(icsFrequencies) as EventRepeat['every'][]).find(
    (unit) => icsFrequencies[unit] === parts.get('FREQ'),
  );
  const interval = Number(parts.get('INTERVAL') ?? 1);
  if (!every || [...parts.keys()].some((name) => name !== '' && !supported.has(name))) throw unsupported();
  if (!Number.isInteger(interval) || interval < 1 || interval > 99) throw unsupported();

  const timeZone = isDateOnly(start.value) ? zones.default : start.timeZone;
  const first = dateOf(start, timeZone);
  const weekdays = parts
    .get('BYDAY')
    ?.split(',')
    .map((day) => icsWeekdays.findIndex((each) => each === day) + 1)
    .toSorted((one, other) => one - other);
  if (weekdays && (every !== 'week' || weekdays.includes(0) || new Set(weekdays).size < weekdays.length))
    throw unsupported();
  // In Larder, weeks start on Monday. This matters only if the rule skips weeks and has several weekdays.
  const weekStart = parts.get('WKST') ?? 'MO';
  if (weekStart !== 'MO' && interval > 1 && (weekdays?.length ?? 1) > 1) throw unsupported();
  const [monthDay, month] = [parts.get('BYMONTHDAY'), parts.get('BYMONTH')];
  const isSameDay = monthDay === undefined || (Number(monthDay) === Number(first.slice(8)) && /month|year/.test(every));
  const isSameMonth = month === undefined || (Number(month) === Number(first.slice(5, 7)) && every === 'year');
  if (!isSameDay || !isSameMonth || (every === 'year' && monthDay !== undefined && month === undefined))
    throw unsupported();
  if (weekdays && !weekdays.includes(weekdayOf(first))) throw unsupported();

  const repeat: EventRepeat = { every, interval, ...(weekdays && { weekdays }), timeZone };
  const [count, untilText] = [parts.get('COUNT'), parts.get('UNTIL')];
  if (count !== undefined && !(/^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= maxCount))
    throw unsupported();
  const until =
    count === undefined
      ? untilText && readUntil(untilText, start, timeZone, zones)
      : lastDate(first, repeat, Number(count));
  if (until && until < first) throw unsupported();

  const except = lines
    .filter(({ name }) => name === 'EXDATE')
    .flatMap((each) => each.value.split(',').map((text) => dateOf(readTime(each, zones, text), timeZone)));
  if (except.length > maxCount) throw unsupported();
  return {
    ...repeat,
    ...(until && { until }),
    ...(except.length > 0 && { except: [...new Set(except)].toSorted() }),
  };
}
