import type { Formats } from '../../lib/createFormats';

const hour = 3_600_000;

/** Formats hours, or days from two days on: `39 h`, `6 days`. */
export function ageText(hours: number, formats: Formats): string {
  const inHours = hours < 48;
  const value = Math.max(0, Math.floor(inHours ? hours : hours / 24));
  return formats.number(value, { style: 'unit', unit: inHours ? 'hour' : 'day', unitDisplay: 'short' });
}

/** Formats the time since a candidate entered the stage. */
export const stageAge = (stageSince: string, now: Date, formats: Formats) =>
  ageText((now.getTime() - Date.parse(stageSince)) / hour, formats);
