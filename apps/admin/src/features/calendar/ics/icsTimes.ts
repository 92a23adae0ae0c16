import { addDays, addLocalMinutes, instantOf, isDateOnly, localTimeOf, rule } from '@larder/domain/contract';
import type { IcsComponent, IcsLine } from './icsLines';
import { zoneOf } from './icsZones';

/** Reasons why an event cannot be added. */
export type IcsProblem = 'noStart' | 'date' | 'zone' | 'dateOrder' | 'rule' | 'canceled';

export class IcsError extends Error {
  readonly problem: IcsProblem;
  /** The part of the file that causes the error. */
  readonly value: string | undefined;

  constructor(problem: IcsProblem, value?: string) {
    super(problem);
    this.problem = problem;
    this.value = value?.slice(0, 80);
  }
}

/** Time zones of a file. */
export interface IcsZones {
  definitions: readonly IcsComponent[];
  /** Time zone of local times that name no time zone. */
  default: string;
}

/** A date, or an instant with the time zone of its local time. */
export interface IcsTime {
  value: string;
  timeZone: string;
}

const pattern = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/;

/** Reads a date or time of a property, such as DTSTART or one of the dates of EXDATE. */
export function readTime({ parameters, value }: IcsLine, zones: IcsZones, text = value): IcsTime {
  const [, year, month, day, hour, minute, second, utc] = pattern.exec(text.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!rule.isDate(date) || date < '1900' || date >= '3000') throw new IcsError('date', text);
  const id = parameters['TZID'];
  const timeZone = utc ? 'UTC' : id === undefined ? zones.default : zoneOf(id, zones.definitions);
  if (timeZone === undefined) throw new IcsError('zone', id);
  if (hour === undefined) return { value: date, timeZone };
  // A leap second is read as the second before.
  const seconds = Math.min(59, Number(second));
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) throw new IcsError('date', text);
  const instant = Date.parse(instantOf(`${date}T${hour}:${minute}`, timeZone)) + seconds * 1000;
  return { value: new Date(instant).toISOString(), timeZone };
}

const durationPattern = /^([+-])?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:(\d{1,10})S)?)?$/;
const maxDays = 3660;

/**
 * Adds a duration: days in local time, hours and shorter in elapsed time (RFC 5545, 3.3.6). Throws if it is invalid.
 */
export function addDuration({ value, timeZone }: IcsTime, text: string): string {
  const [, sign, ...numbers] = durationPattern.exec(text.trim().toUpperCase()) ?? [];
  if (numbers.length === 0) throw new IcsError('date', text);
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = numbers.map((each) => Number(each ?? 0));
  const wholeDays = weeks * 7 + days;
  const rest = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  if (wholeDays + rest / 86_400_000 > maxDays) throw new IcsError('date', text);
  if (sign === '-' && wholeDays + rest > 0) throw new IcsError('dateOrder');
  if (isDateOnly(value)) {
    if (rest > 0) throw new IcsError('date', text);
    return addDays(value, wholeDays);
  }
  const local = localTimeOf(value, timeZone);
  const moved = wholeDays === 0 ? value : instantOf(addLocalMinutes(local, wholeDays * 1440), timeZone);
  return new Date(Date.parse(moved) + rest).toISOString();
}
