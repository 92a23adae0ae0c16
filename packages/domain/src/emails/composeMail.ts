import { isEmail } from '../http/fieldRules';
import type { ComposedMail, MailMessage, MailPerson } from './emails.contract';

export type ReplyKind = 'reply' | 'replyAll' | 'forward';

/** The email in a composer: all fields are set. */
export type MailDraft = Required<Omit<ComposedMail, 'id' | 'replyTo' | 'forwardOf'>> &
  Pick<ComposedMail, 'replyTo' | 'forwardOf'>;

export const emptyDraft: MailDraft = { to: [], cc: [], bcc: [], subject: '', message: '', attachments: [], labels: [] };

/** Returns the content of a stored email for the composer. */
export const draftOf = ({ to, cc, bcc, subject, message, attachments, labels, replyTo, forwardOf }: MailMessage) =>
  ({ to, cc, bcc, subject, message, attachments, labels, replyTo, forwardOf }) satisfies MailDraft;

/** Adds a prefix to a subject that doesn't have it yet. Prefixes are not translated: email programs expect `Re:`. */
const prefixed = (prefix: string, subject: string) =>
  subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`.trim();

const sameAddress = (one: MailPerson, other: MailPerson) => one.email.toLowerCase() === other.email.toLowerCase();
const distinct = (people: readonly MailPerson[]) =>
  people.filter((person, index) => people.findIndex((other) => sameAddress(person, other)) === index);

/**
 * Returns the draft of a reply or a forward. Replies to a message of the user go to its recipients. `quote` is the text
 * of a forwarded message.
 */
export function replyTo(message: MailMessage, kind: ReplyKind, self: string, quote = ''): MailDraft {
  const { id, from, to, cc, subject, attachments } = message;
  if (kind === 'forward')
    return { ...emptyDraft, subject: prefixed('Fwd:', subject), message: quote, attachments, forwardOf: id };
  const isOther = ({ email }: MailPerson) => email.toLowerCase() !== self.toLowerCase();
  const isOwn = !isOther(from);
  const sender = isOwn ? to : [from.name ? { name: from.name, email: from.email } : { email: from.email }];
  const others = kind === 'replyAll' ? (isOwn ? cc : [...to, ...cc]).filter(isOther) : [];
  const receivers = distinct(sender);
  return {
    ...emptyDraft,
    to: receivers,
    cc: distinct(others).filter((person) => !receivers.some((receiver) => sameAddress(person, receiver))),
    subject: prefixed('Re:', subject),
    replyTo: id,
  };
}

/** Parses `Dana Ashworth <dana@postbox.example>`, or an address. */
export function parsePerson(text: string): MailPerson {
  const [, name = '', email = text] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return name.trim() ? { name: name.trim(), email: email.trim() } : { email: email.trim() };
}

/** Matches words that mention an attachment, in the languages of the app. */
const attachmentWords =
  /\b(attach(ed|ment|ments|ing)|enclosed|pi[eè]ces? jointes?|ci-joint|anhang|angeh[aä]ngt|anbei|anexos?|em anexo|anexad[oa]s?)\b|مرفق|أرفقت/iu;

/** Returns the part that the user may have forgotten in an email: the subject, or a mentioned attachment. */
export function forgotten({ subject, message, attachments }: Pick<MailDraft, 'subject' | 'message' | 'attachments'>) {
  if (subject.trim() === '') return 'subject';
  const text = `${subject} ${message.replaceAll(/<[^>]*>/g, ' ')}`;
  return attachments.length === 0 && attachmentWords.test(text) ? 'attachment' : undefined;
}

export const isAddress = ({ email }: MailPerson) => isEmail(email);
