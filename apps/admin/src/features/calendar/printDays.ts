import { addDays, localDayOf, localTimeOf, weekdayOf, type Occurrence } from '@larder/domain/contract';

/** An occurrence on one of its dates. */
export interface DayOccurrence {
  occurrence: Occurrence;
  /** True on the first date. */
  isStart: boolean;
}

/** Returns the last local date of an occurrence. One that ends at midnight doesn't reach the next date. */
function lastDate({ start, end }: Occurrence, timeZone: string): string {
  const to = localTimeOf(end, timeZone);
  return to.slice(10) === 'T00:00' && end !== start ? addDays(to.slice(0, 10), -1) : to.slice(0, 10);
}

/** Returns the occurrences of each date that has any, all-day events first. */
export function occurrencesByDate(
  occurrences: readonly Occurrence[],
  from: string,
  to: string,
  timeZone: string,
): ReadonlyMap<string, readonly DayOccurrence[]> {
  const days = new Map<string, DayOccurrence[]>();
  const isTimed = ({ event }: Occurrence) => Number(!event.allDay);
  for (const occurrence of occurrences.toSorted((one, other) => isTimed(one) - isTimed(other))) {
    const first = localDayOf(occurrence.start, timeZone);
    const last = lastDate(occurrence, timeZone);
    for (let date = first < from ? from : first; date <= last && date <= to; date = addDays(date, 1))
      days.set(date, [...(days.get(date) ?? []), { occurrence, isStart: date === first }]);
  }
  return new Map([...days].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the dates of the table, by week. */
export function sheetWeeks(from: string, to: string, showsWeekends: boolean): string[][] {
  const weeks: string[][] = [];
  for (let date = from; date <= to; date = addDays(date, 7)) {
    const dates = Array.from({ length: 7 }, (_, day) => addDays(date, day));
    weeks.push(dates.filter((each) => each <= to && (showsWeekends || weekdayOf(each) <= 5)));
  }
  return weeks;
}
