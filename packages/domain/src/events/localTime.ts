import { wallClock } from '../time/businessDay';
import { momentOf } from '../time/momentOf';
import { minuteOf } from '../time/wallTime';

const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeOf = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

export const isDateOnly = (text: string) => text.length === 10;

/** Returns the local date and time of an instant, `2026-11-20T18:30`. Dates are returned unchanged. */
export function localTimeOf(value: string, timeZone: string): string {
  if (isDateOnly(value)) return value;
  const { date, minute } = wallClock(new Date(value), timeZone);
  return `${date}T${timeOf(minute)}`;
}

/** Returns the local date of an instant, `2026-11-20`. Dates are returned unchanged. */
export const localDayOf = (value: string, timeZone: string): string => localTimeOf(value, timeZone).slice(0, 10);

/** Returns the first instant at which the local time is at least the given one. Dates are returned unchanged. */
export const instantOf = (local: string, timeZone: string): string =>
  isDateOnly(local) ? local : momentOf(local.slice(0, 10), minuteOf(local.slice(11, 16)), timeZone).toISOString();

/** Adds minutes to a local date and time, as if every day had 24 hours. Dates move by whole days. */
export function addLocalMinutes(local: string, minutes: number): string {
  const moved = new Date(Date.parse(`${local.slice(0, 10)}T${local.slice(11, 16) || '00:00'}Z`) + minutes * 60_000);
  return moved.toISOString().slice(0, isDateOnly(local) ? 10 : 16);
}

/** Returns the minutes between two local times, as if every day had 24 hours. */
export const localMinutesBetween = (from: string, to: string): number => {
  const at = (local: string) => Date.parse(`${local.slice(0, 10)}T${local.slice(11, 16) || '00:00'}Z`);
  return (at(to) - at(from)) / 60_000;
};
