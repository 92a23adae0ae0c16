import { addDays, businessDate, businessDay, wallClock, weekdayOf } from '../time/businessDay';
import { momentOf } from '../time/momentOf';
import { endMinuteOf } from '../time/wallTime';
import type { Channel, Weekday } from '../restaurants/basics.contract';
import type { OpeningHours, SpecialDay } from '../restaurants/hours.contract';
import type { EightySix, UntilRule } from './eightySix.contract';

/** Retention of ended entries, in milliseconds. */
export const eightySixHistory = 14 * 24 * 3_600_000;

/**
 * Checks whether an entry is active. Also compares with `until`, because `endedAt` isn't written when an entry expires.
 */
export const isEightySixActive = ({ endedAt, until }: Pick<EightySix, 'endedAt' | 'until'>, at: Date) =>
  endedAt === null && (until === null || Date.parse(until) > at.getTime());

/** Returns the entry as of a given time. An expired entry gets `endedAt` and `endedBy`. */
export const settledEightySix = (entry: EightySix, at: Date): EightySix =>
  entry.endedAt === null && !isEightySixActive(entry, at) ? { ...entry, endedAt: entry.until, endedBy: 'auto' } : entry;

/** Returns when an entry ended, or `null` if it is active. */
const endOf = ({ endedAt, until }: EightySix, at: Date) =>
  endedAt ?? (until !== null && Date.parse(until) <= at.getTime() ? until : null);

/** Checks whether an entry is active or ended within the last 14 days. */
export function isEightySixRemembered(entry: EightySix, at: Date) {
  const end = endOf(entry, at);
  return end === null || Date.parse(end) > at.getTime() - eightySixHistory;
}

/** Returns the whole minutes off sale so far. */
export const minutesOffSale = (entry: EightySix, at: Date) =>
  Math.floor((Date.parse(endOf(entry, at) ?? at.toISOString()) - Date.parse(entry.at)) / 60_000);

export const isEightySixOnChannel = ({ channels }: Pick<EightySix, 'channels'>, channel: Channel) =>
  channels === null || channels.includes(channel);

/** Checks whether a target is out of stock or counted down to 0. */
export const isSoldOut = ({ mode, remaining }: Pick<EightySix, 'mode' | 'remaining'>) =>
  mode === 'out' || (remaining ?? 0) <= 0;

export interface EightySixPlace {
  timeZone: string;
  closeOutHour: number;
  hours: OpeningHours;
  specialDays: readonly SpecialDay[];
}

/** Returns the end of the current opening hours, or of the next ones within 8 days. */
function endOfService({ timeZone, hours, specialDays }: EightySixPlace, at: Date): Date | null {
  const today = wallClock(at, timeZone).date;
  for (let day = -1; day <= 8; day += 1) {
    const date = addDays(today, day);
    const special = specialDays.find((entry) => entry.date === date);
    const ranges = special?.ranges ?? hours.main[weekdayOf(date) as Weekday];
    const ends = ranges.map((range) => momentOf(date, endMinuteOf(range), timeZone));
    const end = ends.toSorted((a, b) => a.getTime() - b.getTime()).find((moment) => moment > at);
    if (end) return end;
  }
  return null;
}

/** Resolves a rule to a time at a restaurant. `null` if the entry lasts until it is removed. */
export function eightySixUntil(rule: UntilRule, place: EightySixPlace, at: Date, hours = 1): Date | null {
  switch (rule) {
    case 'end_of_service':
      return endOfService(place, at);
    case 'next_business_date': {
      const { timeZone, closeOutHour } = place;
      return businessDay(businessDate(at, timeZone, closeOutHour), timeZone, closeOutHour).to;
    }
    case 'hours':
      return new Date(at.getTime() + hours * 3_600_000);
    case 'manual':
      return null;
  }
}
