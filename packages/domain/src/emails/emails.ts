import { isEmail } from '../http/fieldRules';
import type { FieldErrors } from '../http/rules';
import { includesText } from '../lists/lists';
import type {
  Email,
  EmailChanges,
  EmailListQuery,
  EmailMeta,
  MailMessage,
  MailMode,
  MailPerson,
} from './emails.contract';
import type { MailLabel } from './mailCodes';

/**
 * Checks whether an email belongs to a list. Without a folder, the list is the inbox or, with a label, all folders except
 * spam and trash.
 */
export function isInMailList(
  { folder, isStarred, labels, from, subject }: MailMessage,
  { q, folder: view, label }: EmailListQuery,
): boolean {
  const isThere =
    view === 'starred'
      ? isStarred && folder !== 'trash'
      : view === '' && label !== ''
        ? folder !== 'trash' && folder !== 'spam'
        : folder === (view === '' ? 'inbox' : view);
  return (
    isThere &&
    (label === '' || labels.some((entry) => entry === label)) &&
    includesText(q, from.name, from.email, subject)
  );
}

type Placed = Pick<MailMessage, 'id' | 'time'>;

/** Compares two emails: newest first, then highest ID first. */
export const compareMails = (left: Placed, right: Placed) =>
  Date.parse(right.time) - Date.parse(left.time) || right.id - left.id;

/** Returns the filtered and sorted list. */
export function listMails<M extends MailMessage>(mails: readonly M[], query: EmailListQuery): M[] {
  // Dates are parsed once per email, because sorting thousands of emails compares them many times.
  const keyed = mails
    .filter((mail) => isInMailList(mail, query))
    .map((mail) => ({ mail, moment: Date.parse(mail.time) }));
  keyed.sort((left, right) => right.moment - left.moment || right.mail.id - left.mail.id);
  return keyed.map(({ mail }) => mail);
}

/** Returns the previous and next email of a list, even for an email that was just removed from it. */
export const neighborsOf = <M extends Placed>(list: readonly M[], mail: Placed) => ({
  previous: list.findLast((other) => compareMails(other, mail) < 0),
  next: list.find((other) => compareMails(other, mail) > 0),
});

/** Counts the emails for the badges: unread ones in inbox and spam, and drafts. */
export function countMails(mails: readonly MailMessage[]): EmailMeta {
  const meta = { inbox: 0, spam: 0, draft: 0 };
  for (const { folder, isRead } of mails) {
    if (folder === 'draft') meta.draft += 1;
    else if (!isRead && (folder === 'inbox' || folder === 'spam')) meta[folder] += 1;
  }
  return meta;
}

/** Applies changes to an email. An email that leaves the drafts is no longer scheduled. */
export function changeMail<M extends MailMessage>(mail: M, changes: EmailChanges): M {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const changed: M = { ...mail, ...given };
  if (changed.folder !== 'draft') {
    delete changed.scheduledAt;
    delete changed.heldUntil;
  }
  return changed;
}

/** Toggles one of the labels. */
export const toggleMailLabel = (labels: readonly MailLabel[], label: MailLabel): MailLabel[] =>
  labels.includes(label) ? labels.filter((entry) => entry !== label) : [...labels, label];

interface OutgoingMail {
  to: readonly MailPerson[];
  cc: readonly MailPerson[];
  bcc: readonly MailPerson[];
}

/** Returns the errors of an outgoing email by field. Drafts are always valid. */
export function mailErrors(
  mail: OutgoingMail,
  mode: MailMode,
  sendAt: string | null | undefined,
  now: Date,
): FieldErrors {
  const errors: FieldErrors = {};
  if (mode === 'draft') return errors;
  if (mail.to.length === 0) errors.to = ['pick'];
  for (const field of ['to', 'cc', 'bcc'] as const) {
    mail[field].forEach((person, index) => {
      if (!isEmail(person.email)) errors[`${field}.${index}.email`] = ['email'];
    });
  }
  if (mode === 'schedule') {
    if (!sendAt) errors.sendAt = ['required'];
    else if (Date.parse(sendAt) <= now.getTime()) errors.sendAt = ['future'];
  }
  return errors;
}

/** Returns all messages of a conversation, oldest first. */
export function conversationOf({ replies, ...mail }: Email): MailMessage[] {
  return [...replies, mail].toSorted((left, right) => compareMails(right, left));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Converts HTML to text. Replaces tags, styles and scripts with `gap`. Never insert the result as HTML. */
export const textOf = (html: string, gap = ''): string =>
  html
    .replaceAll(/<(style|script|title|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, gap)
    .replaceAll(/<!--[\s\S]*?(?:-->|$)|<\/?[a-z!][^>]*(?:>|$)/gi, gap)
    .replaceAll(/&#(\d{1,7});|&#x([\da-f]{1,6});|&(amp|lt|gt|quot|apos|nbsp);/gi, (_found, decimal, hex, name) =>
      name
        ? (entities[String(name).toLowerCase()] ?? '')
        : String.fromCodePoint(Math.min(Number.parseInt(decimal ?? hex, decimal ? 10 : 16), 0x10ffff)),
    );

const inlineTags = /<\/?(?:a|b|bdi|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi;

/** Returns the beginning of a message as text without markup, up to the end of a word. Never insert the result as HTML. */
export function excerptOf(html: string, length = 160): string {
  // Converts only the beginning, because messages can be large.
  const text = textOf(html.slice(0, 8000).replaceAll(inlineTags, ''), ' ').replaceAll(/\s+/g, ' ').trim();
  return text.length > length
    ? text
        .slice(0, length + 1)
        .replace(/\s\S{0,30}$/, '')
        .slice(0, length)
    : text;
}
