import { addDays, businessDate, businessDay, wallClock, weekdayOf } from '../time/businessDay';
import { momentOf } from '../time/momentOf';
import { endMinuteOf } from '../time/wallTime';
import type { Channel, Weekday } from '../restaurants/basics.contract';
import type { OpeningHours, SpecialDay } from '../restaurants/hours.contract';
import type { EightySix, UntilRule } from './eightySix.contract';

/** Milliseconds for which the board remembers entries that have ended. */
export const eightySixHistory = 14 * 24 * 3_600_000;

/** An entry ends by itself at `until`: nothing has to run for it. */
export const isEightySixActive = ({ endedAt, until }: Pick<EightySix, 'endedAt' | 'until'>, at: Date) =>
  endedAt === null && (until === null || Date.parse(until) > at.getTime());

/** The entry as it stands at a moment: one whose time has passed has ended then, by itself. */
export const settledEightySix = (entry: EightySix, at: Date): EightySix =>
  entry.endedAt === null && !isEightySixActive(entry, at) ? { ...entry, endedAt: entry.until, endedBy: 'auto' } : entry;

/** When an entry ended, or null while it is active. */
const endOf = ({ endedAt, until }: EightySix, at: Date) =>
  endedAt ?? (until !== null && Date.parse(until) <= at.getTime() ? until : null);

/** Those that ended within the last 14 days or are active. */
export function isEightySixRemembered(entry: EightySix, at: Date) {
  const end = endOf(entry, at);
  return end === null || Date.parse(end) > at.getTime() - eightySixHistory;
}

/** Whole minutes off sale so far. */
export const minutesOffSale = (entry: EightySix, at: Date) =>
  Math.floor((Date.parse(endOf(entry, at) ?? at.toISOString()) - Date.parse(entry.at)) / 60_000);

export const isEightySixOnChannel = ({ channels }: Pick<EightySix, 'channels'>, channel: Channel) =>
  channels === null || channels.includes(channel);

/** Nothing is sold: out, or counted down to nothing. */
export const isSoldOut = ({ mode, remaining }: Pick<EightySix, 'mode' | 'remaining'>) =>
  mode === 'out' || (remaining ?? 0) <= 0;

export interface EightySixPlace {
  timeZone: string;
  closeOutHour: number;
  hours: OpeningHours;
  specialDays: readonly SpecialDay[];
}

/** End of the opening range now running, or of the next one within 8 days. */
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

/** The moment a rule means at a restaurant; null: until somebody returns it. */
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
