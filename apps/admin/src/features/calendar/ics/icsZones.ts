import { firstMoment, rule, zoneOffset } from '@larder/domain/contract';
import type { IcsComponent } from './icsLines';

/** Two weeks in ms. No zone changes its offset twice in two weeks. */
const step = 14 * 86_400_000;

/** IANA names of common time zones in files of Outlook and Exchange. */
const windowsZones: Readonly<Record<string, string>> = {
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Atlantic Standard Time': 'America/Halifax',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Central Standard Time': 'America/Chicago',
  'China Standard Time': 'Asia/Shanghai',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Eastern Standard Time': 'America/New_York',
  'Egypt Standard Time': 'Africa/Cairo',
  'FLE Standard Time': 'Europe/Kiev',
  'GMT Standard Time': 'Europe/London',
  'GTB Standard Time': 'Europe/Bucharest',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'India Standard Time': 'Asia/Kolkata',
  'Morocco Standard Time': 'Africa/Casablanca',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Romance Standard Time': 'Europe/Paris',
  'Singapore Standard Time': 'Asia/Singapore',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Turkey Standard Time': 'Europe/Istanbul',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabian Standard Time': 'Asia/Dubai',
};

/** Returns the IANA name of a time zone in a file; undefined if it is unknown. */
export function zoneOf(id: string, definitions: readonly IcsComponent[]): string | undefined {
  const definition = definitions.find(({ lines }) => lines.some(({ name, value }) => name === 'TZID' && value === id));
  const location = definition?.lines.find(({ name }) => name === 'X-LIC-LOCATION')?.value;
  // Mozilla and others prefix the name: `/mozilla.org/20050126_1/Europe/Berlin`.
  const parts = id.split('/');
  const candidates = [id, location, windowsZones[id], parts.slice(-2).join('/'), parts.slice(-3).join('/')];
  return candidates.find((name) => name !== undefined && rule.isTimeZone(name));
}

const offsetText = (offset: number) => {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
};
/** Formats a local time as in a file: `20261123T180000`. */
export const localText = (local: string) => `${local.replaceAll(/[-:]/g, '')}00`;

/** Returns the lines that define a time zone, with its clock changes in the given years. */
export function zoneLines(timeZone: string, firstYear: number, lastYear: number): string[] {
  const from = Date.UTC(firstYear, 0, 1);
  const to = Date.UTC(lastYear + 1, 0, 1);
  /** Local times of the changes, by offsets. */
  const changes = new Map<string, { before: number; after: number; at: string[] }>();
  const add = (before: number, after: number, instant: number) => {
    const key = `${before} ${after}`;
    const change = changes.get(key) ?? { before, after, at: [] };
    // The local time before the change (RFC 5545, 3.6.5).
    change.at.push(new Date(instant + before).toISOString().slice(0, 16));
    changes.set(key, change);
  };
  let before = zoneOffset(from, timeZone);
  let least = before;
  add(before, before, from);
  for (let start = from; start < to; start += step) {
    const after = zoneOffset(start + step, timeZone);
    const isBefore = (instant: number) => zoneOffset(instant, timeZone) === before;
    if (before !== after) add(before, after, firstMoment(start, start + step, isBefore));
    least = Math.min(least, after);
    before = after;
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...[...changes.values()].flatMap(({ before, after, at: [first = '', ...others] }) => {
      const name = after > least ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${name}`,
        `DTSTART:${localText(first)}`,
        ...(others.length > 0 ? [`RDATE:${others.map(localText).join(',')}`] : []),
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `END:${name}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}
