import { addDays, firstMoment, wallClock, weekdayOf, zoneOffset, type WallClock } from '../time/businessDay';
import { endMinuteOf, minuteOf } from '../time/wallTime';
import type { Daypart, DaypartWindow } from './menu.contract';

const minuteLength = 60_000;
const daysAhead = 8;

/** Dayparts that must be open at the same time: one per level. Levels without dayparts are omitted. */
export type DaypartLevels = readonly (readonly Daypart[])[];

/** Returns start and end in minutes since midnight of the first day. */
export const windowMinutes = (window: Pick<DaypartWindow, 'from' | 'to'>): [from: number, to: number] => [
  minuteOf(window.from),
  endMinuteOf(window),
];

const startsWithin = ({ startsOn, endsOn }: Daypart, date: string) =>
  (startsOn === null || startsOn <= date) && (endsOn === null || date <= endsOn);

function runs(daypart: Daypart, { date, minute }: WallClock) {
  const yesterday = addDays(date, -1);
  const [today, before] = [weekdayOf(date), weekdayOf(yesterday)];
  return daypart.windows.some((window) => {
    const [from, to] = windowMinutes(window);
    const days: readonly number[] = window.days;
    return (
      (days.includes(today) && from <= minute && minute < to && startsWithin(daypart, date)) ||
      (days.includes(before) && minute + 1440 < to && startsWithin(daypart, yesterday))
    );
  });
}

/** Checks whether a daypart is open at a restaurant. Archived ones and those of other restaurants never are. */
export const isDaypartOpen = (daypart: Daypart, restaurantId: string, clock: WallClock) =>
  !daypart.archived &&
  (daypart.restaurantIds === null || daypart.restaurantIds.includes(restaurantId)) &&
  runs(daypart, clock);

/** Returns the times at which the state may change: the given minutes, and DST changes. */
function momentsOf(date: string, minutes: ReadonlySet<number>, timeZone: string): number[] {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const [before, after] = [midnight - 24 * 60 * minuteLength, midnight + 48 * 60 * minuteLength];
  const [first, last] = [zoneOffset(before, timeZone), zoneOffset(after, timeZone)];
  const moments = [...minutes].flatMap((minute) => {
    const shown = midnight + minute * minuteLength;
    return first === last ? [shown - first] : [shown - first, shown - last];
  });
  if (first === last) return moments;
  return [...moments, firstMoment(before, after, (instant) => zoneOffset(instant, timeZone) === first)];
}

/** Returns the times after `at`, in order, at which one of the dayparts may open or close. */
function boundariesAfter(dayparts: readonly Daypart[], timeZone: string, at: number): number[] {
  const today = wallClock(new Date(at), timeZone).date;
  const starts = [
    today,
    ...dayparts.flatMap(({ startsOn }) => (startsOn !== null && startsOn > today ? [startsOn] : [])),
  ];
  const dates = new Set(
    starts.flatMap((date) => Array.from({ length: daysAhead + 2 }, (_, day) => addDays(date, day - 1))),
  );
  for (const { endsOn } of dayparts) if (endsOn !== null && endsOn >= today) dates.add(endsOn).add(addDays(endsOn, 1));
  const minutes = new Set<number>([0]);
  for (const { windows } of dayparts) {
    for (const window of windows) for (const minute of windowMinutes(window)) minutes.add(minute % 1440);
  }
  const moments = [...dates].flatMap((date) => momentsOf(date, minutes, timeZone));
  return [...new Set(moments)].filter((moment) => moment > at).toSorted((a, b) => a - b);
}

export interface DaypartPlace {
  id: string;
  timeZone: string;
}

export interface Opening {
  open: boolean;
  /** Next time at which the state changes. `null` if there is none within 8 days of now or of a later season start. */
  until: Date | null;
  /** The dayparts that are open, or those that open next. */
  dayparts: readonly Daypart[];
}

/** Returns whether one of the alternatives is open, and until when. An alternative without levels is always open. */
export function openingOf(ways: readonly DaypartLevels[], place: DaypartPlace, at: Date): Opening {
  const openAt = (moment: number) => {
    const clock = wallClock(new Date(moment), place.timeZone);
    return ways.find((way) => way.every((level) => level.some((daypart) => isDaypartOpen(daypart, place.id, clock))));
  };
  const now = openAt(at.getTime());
  const dayparts = [...new Set(ways.flat(2))];
  const always = ways.some((way) => way.length === 0);
  const boundaries = always || dayparts.length === 0 ? [] : boundariesAfter(dayparts, place.timeZone, at.getTime());
  const until = boundaries.find((moment) => (openAt(moment) === undefined) !== (now === undefined));
  const moment = now === undefined ? until : at.getTime();
  const clock = moment === undefined ? undefined : wallClock(new Date(moment), place.timeZone);
  return {
    open: now !== undefined,
    until: until === undefined ? null : new Date(until),
    dayparts: clock ? dayparts.filter((daypart) => isDaypartOpen(daypart, place.id, clock)) : [],
  };
}
