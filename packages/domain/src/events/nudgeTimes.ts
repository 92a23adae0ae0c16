import { addDays } from '../time/businessDay';
import { moveStart } from './events';
import type { CalendarEvent } from './events.contract';
import { addLocalMinutes, instantOf, isDateOnly, localTimeOf } from './localTime';

type Times = Pick<CalendarEvent, 'start' | 'end'>;

/** A change made with the keyboard: whole days in local time, minutes in elapsed time. */
export interface Nudge {
  /** `end` moves the end only. */
  edge: 'both' | 'end';
  days: number;
  minutes: number;
}

/** Minimum duration of a timed event that is resized with the keyboard, in milliseconds. */
const shortest = 15 * 60_000;

/**
 * Adds days in local time and minutes in elapsed time, so that each step of 15 minutes moves the event even if the clock
 * changes.
 */
function shift(value: string, { days, minutes }: Nudge, timeZone: string): string {
  if (isDateOnly(value)) return addDays(value, days);
  const moved = days === 0 ? value : instantOf(addLocalMinutes(localTimeOf(value, timeZone), days * 1440), timeZone);
  return new Date(Date.parse(moved) + minutes * 60_000).toISOString();
}

/**
 * Returns the new times of an event. A moved event keeps its duration. Returns undefined if nothing would change:
 * minutes don't affect all-day events, and an event can't end before it starts.
 */
export function nudgeTimes(times: Times, nudge: Nudge, timeZone: string): Times | undefined {
  const { start, end } = times;
  if (isDateOnly(start) && nudge.days === 0) return undefined;
  if (nudge.edge === 'both') {
    const moved = moveStart({ start, end }, shift(start, nudge, timeZone));
    return moved.start === start ? undefined : moved;
  }
  const next = shift(end, nudge, timeZone);
  const least = isDateOnly(start) ? Date.parse(start) : Date.parse(start) + shortest;
  const isShrinking = Date.parse(next) <= Date.parse(end);
  return isShrinking && Date.parse(next) < least ? undefined : { start, end: next };
}
