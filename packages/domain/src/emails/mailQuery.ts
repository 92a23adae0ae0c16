import { isDate } from '../http/fieldRules';
import { includesText } from '../lists/lists';
import type { MailMessage } from './emails.contract';

/** Filters of a search. Days have the format `2026-11-20`, in the time zone of the device. */
export interface MailFilters {
  /** Part of the name or address of the sender. */
  from?: string;
  /** Part of the name or address of a recipient. */
  to?: string;
  has?: 'attachment';
  /** First day. */
  after?: string;
  /** Day after the last one. */
  before?: string;
}

export interface MailQuery extends MailFilters {
  /** Words in the sender or subject. */
  text: string;
}

const names = ['from', 'to', 'has', 'after', 'before'] as const satisfies readonly (keyof MailFilters)[];
const operator = String.raw`(?<!\S)(${names.join('|')}):\s?`;
const value = String.raw`("[^"]*"|[^\s"]\S*)`;
const whole = new RegExp(`${operator}${value}(?=\\s|$)`, 'gi');
const ended = new RegExp(`${operator}${value}(?=\\s)`, 'gi');
const unended = new RegExp(String.raw`${operator}("[^"]*"?|[^\s"]\S*)?$`, 'i');

function isValid(name: keyof MailFilters, text: string) {
  if (name === 'has') return text === 'attachment';
  return name === 'after' || name === 'before' ? isDate(text) : text.trim() !== '';
}

/** Moves filters out of a text. Filters with invalid values stay in it. */
function takeFilters(q: string, pattern: RegExp): MailQuery {
  const filters: MailFilters = {};
  const text = q.replaceAll(pattern, (part: string, given: string, quoted: string) => {
    const name = given.toLowerCase() as keyof MailFilters;
    const word = quoted.replaceAll('"', '').trim();
    const found = name === 'has' ? word.toLowerCase() : word;
    if (!isValid(name, found)) return part;
    Object.assign(filters, { [name]: found });
    return '';
  });
  return { ...filters, text };
}

/** Reads `from:dana has:attachment before:2026-11-20 turbot`. Values with spaces are quoted: `from:"Dana Ashworth"`. */
export function readMailQuery(q: string): MailQuery {
  const query = takeFilters(q, whole);
  return { ...query, text: query.text.replaceAll(/\s+/g, ' ').trim() };
}

/** Reads only completed filters, which are followed by a space. Keeps the rest of the text as typed. */
export const readTypedQuery = (typed: string): MailQuery => {
  const query = takeFilters(typed, ended);
  return query.text === typed ? query : { ...query, text: query.text.trimStart() };
};

/** Returns true if the text ends with a filter that the user may still be typing. */
export const endsInFilter = (typed: string) => unended.test(typed);

/** Writes a query as text: the inverse of `readMailQuery`, with filters in a fixed order. */
export function writeMailQuery({ text, ...filters }: MailQuery): string {
  const parts = names.flatMap((name) => {
    const found = filters[name]?.replaceAll('"', '').trim();
    if (!found) return [];
    return [`${name}:${/\s/.test(found) ? `"${found}"` : found}`];
  });
  return [...parts, text.trim()].filter(Boolean).join(' ');
}

/** Returns a function that checks whether an email passes the filters. Ignores `text`, which the API searches. */
export function mailFilter({ from = '', to = '', has, after, before }: MailFilters) {
  const start = after ? Date.parse(`${after}T00:00`) : -Infinity;
  const end = before ? Date.parse(`${before}T00:00`) : Infinity;
  return (mail: Pick<MailMessage, 'from' | 'to' | 'cc' | 'bcc' | 'attachments' | 'time'>): boolean => {
    const moment = Date.parse(mail.time);
    return (
      includesText(from, mail.from.name, mail.from.email) &&
      includesText(to, ...[...mail.to, ...mail.cc, ...mail.bcc].flatMap(({ name, email }) => [name, email])) &&
      (has === undefined || mail.attachments.length > 0) &&
      moment >= start &&
      moment < end
    );
  };
}
