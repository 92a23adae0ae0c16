import type { Formats } from '../../lib/createFormats';

const hour = 3_600_000;

/** Formats hours, or days from two days on: `39 h`, `6 days`. */
export function ageText(hours: number, formats: Formats): string {
  if (hours < 48) return formats.hours(Math.max(0, Math.floor(hours)));
  return formats.number(Math.floor(hours / 24), { style: 'unit', unit: 'day', unitDisplay: 'short' });
}

/** Formats the time since a candidate entered the stage. */
export const stageAge = (stageSince: string, now: Date, formats: Formats) =>
  ageText((now.getTime() - Date.parse(stageSince)) / hour, formats);
