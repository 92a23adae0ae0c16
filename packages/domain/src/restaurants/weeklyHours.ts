import type { FieldErrors } from '../http/rules';
import { addDays } from '../time/businessDay';
import { endMinuteOf, minuteOf } from '../time/wallTime';
import { weekdays, type Warning, type Weekday } from './basics.contract';
import type { OpeningHours, SpecialDay, TimeRange, WeeklyHours } from './hours.contract';

/** Maximum number of ranges per day. */
export const rangesPerDay = 4;

const dash = '–';
const textOf = ({ from, to }: TimeRange) => `${from}${dash}${to}`;
/** Returns the minutes that a range extends into the next day. 0 if it ends at midnight. */
const tailOf = (range: TimeRange) => Math.max(0, endMinuteOf(range) - 1440);

export const closedWeek = (): WeeklyHours => ({ 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] });

function addError(errors: FieldErrors, path: string, error: FieldErrors[string][number]) {
  (errors[path] ??= []).push(error);
}

/** Validates the ranges of one day, including those that extend into the next. */
function validateDay(errors: FieldErrors, path: string, ranges: readonly TimeRange[], next: readonly TimeRange[]) {
  if (ranges.length > rangesPerDay) addError(errors, path, { key: 'max', n: rangesPerDay });
  ranges.forEach((range, index) => {
    const own = `${path}.${index}`;
    if (range.from === '24:00') return addError(errors, `${own}.from`, 'date');
    if (range.from === range.to) return addError(errors, `${own}.to`, 'dateOrder');
    const earlier = ranges
      .slice(0, index)
      .find((other) => minuteOf(range.from) <= endMinuteOf(other) && minuteOf(other.from) <= endMinuteOf(range));
    if (earlier) addError(errors, `${own}.from`, { key: 'overlap', range: textOf(earlier) });
    const tail = tailOf(range);
    const following = tail > 0 && next.find((other) => minuteOf(other.from) <= tail);
    if (following) addError(errors, `${own}.to`, { key: 'overlap', range: textOf(following) });
  });
}

const dayAfter = (day: Weekday) => ((day % 7) + 1) as Weekday;

/**
 * Validates a week: ranges must not overlap or touch, including those that extend into the next day (also from Sunday
 * to Monday).
 */
export function weekErrors(week: WeeklyHours, path: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const day of weekdays) validateDay(errors, `${path}.${day}`, week[day], week[dayAfter(day)]);
  return errors;
}

export function hoursErrors({ main, byOrderType }: OpeningHours, path: string): FieldErrors {
  const own = Object.entries(byOrderType).map(([type, week]) => weekErrors(week, `${path}.byOrderType.${type}`));
  return Object.assign(weekErrors(main, `${path}.main`), ...own) as FieldErrors;
}

/** Validates special days: unique dates, new ones not in the past, valid ranges. `before` are the existing entries. */
export function specialDayErrors(
  days: readonly SpecialDay[],
  before: readonly SpecialDay[],
  today: string,
  path: string,
): FieldErrors {
  const errors: FieldErrors = {};
  days.forEach(({ date, ranges }, index) => {
    const own = `${path}.${index}`;
    if (days.findIndex((other) => other.date === date) !== index) addError(errors, `${own}.date`, 'taken');
    else if (date < today && !before.some((other) => other.date === date)) addError(errors, `${own}.date`, 'future');
    const next = days.find((other) => other.date === addDays(date, 1));
    validateDay(errors, `${own}.ranges`, ranges, next?.ranges ?? []);
  });
  return errors;
}

/** Warns about opening hours after the close-out hour, whose sales count for the next business date. */
export function closeOutWarnings({ main }: OpeningHours, closeOutHour: number, path: string): Warning[] {
  const time = `${String(closeOutHour).padStart(2, '0')}:00`;
  return weekdays.flatMap((day) =>
    main[day].flatMap((range, index) =>
      tailOf(range) > closeOutHour * 60
        ? [{ field: `${path}.main.${day}.${index}.to`, key: 'pastCloseOut', values: { time } }]
        : [],
    ),
  );
}

/** Copies the ranges of one day to other days. */
export function copyDay(week: WeeklyHours, from: Weekday, to: readonly Weekday[]): WeeklyHours {
  const copies = to.map((day) => [day, week[from].map((range) => ({ ...range }))] as const);
  return { ...week, ...Object.fromEntries(copies) };
}

export interface HoursWords {
  /** Short names of the days, Monday first. */
  days: readonly string[];
  closed: string;
}

/**
 * Formats a week as `Mon–Thu 11:00–15:00, 17:00–23:30; Fri closed`. Consecutive days with the same ranges are grouped.
 */
export function hoursSentence(week: WeeklyHours, { days, closed }: HoursWords): string {
  const texts = weekdays.map((day) => week[day].map(textOf).join(', ') || closed);
  const parts: string[] = [];
  for (let from = 0; from < 7;) {
    let to = from;
    while (to < 6 && texts[to + 1] === texts[from]) to += 1;
    parts.push(`${days[from]}${to > from ? dash + days[to] : ''} ${texts[from]}`);
    from = to + 1;
  }
  return parts.join('; ');
}

/** Parses the output of `hoursSentence`. Returns `null` if it is invalid. Missing days are closed. */
export function parseHours(sentence: string, { days, closed }: HoursWords): WeeklyHours | null {
  const week = closedWeek();
  // Longer names first, because one name may be the prefix of another.
  const names = days.map((name, index) => ({ name, index })).toSorted((a, b) => b.name.length - a.name.length);
  const dayAt = (text: string) => names.find(({ name }) => text.startsWith(name));
  for (const part of sentence.split(';').map((text) => text.trim())) {
    const first = dayAt(part);
    if (!first) return null;
    let rest = part.slice(first.name.length);
    const last = rest.startsWith(dash) ? dayAt(rest.slice(1)) : first;
    if (!last) return null;
    if (last !== first) rest = rest.slice(1 + last.name.length);
    rest = rest.trim();
    const ranges = rest === closed ? [] : rest.split(',').map((text) => text.trim().split(dash));
    const isRead = ranges.every((range) => range.length === 2 && range.every((time) => /^\d\d:\d\d$/.test(time)));
    if (!isRead || last.index < first.index) return null;
    for (let index = first.index; index <= last.index; index += 1) {
      week[weekdays[index]!] = ranges.map(([from, to]) => ({ from: from!, to: to! }));
    }
  }
  return week;
}
