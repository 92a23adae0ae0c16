import { localDate } from '@larder/domain/contract';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Converts a date and a time (`09:00`) of the device's time zone to an instant with its offset. */
export function localInstant(date: string, time: string): string {
  const minutes = -new Date(`${date}T${time}`).getTimezoneOffset();
  const sign = minutes < 0 ? '-' : '+';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${date}T${time.slice(0, 5)}:00${sign}${twoDigits(hours)}:${twoDigits(rest)}`;
}

/** Splits a due date into date and time of the device's time zone. Dates have no time. */
export function splitDue(dueDate: string | null): { day: string | null; time: string | null } {
  if (dueDate === null || dueDate.length <= 10) return { day: dueDate, time: null };
  const moment = new Date(dueDate);
  return { day: localDate(moment), time: `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}` };
}

/** Joins date and time to a due date. A time without a date is ignored. */
export const joinDue = (day: string | null, time: string | null): string | null =>
  day && time ? localInstant(day, time) : day;
