import { isEmail } from '../http/fieldRules';
import type { FieldErrors } from '../http/rules';
import { includesText } from '../lists/lists';
import type {
  Email,
  EmailChanges,
  EmailListQuery,
  EmailMeta,
  MailLabel,
  MailMessage,
  MailMode,
  MailPerson,
} from './emails.contract';

/** Whether a mail stands in the list; neither folder nor label means the inbox. */
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

/** Newest first; of the same moment the younger id. */
export const compareMails = (left: Placed, right: Placed) =>
  Date.parse(right.time) - Date.parse(left.time) || right.id - left.id;

/** The list as shown. */
export function listMails<M extends MailMessage>(mails: readonly M[], query: EmailListQuery): M[] {
  // Each moment is read once: thousands of mails are compared many times over.
  const keyed = mails
    .filter((mail) => isInMailList(mail, query))
    .map((mail) => ({ mail, moment: Date.parse(mail.time) }));
  keyed.sort((left, right) => right.moment - left.moment || right.mail.id - left.mail.id);
  return keyed.map(({ mail }) => mail);
}

/** What stands above and below in a list; also of a mail that has just left it. */
export const neighboursOf = <M extends Placed>(list: readonly M[], mail: Placed) => ({
  previous: list.findLast((other) => compareMails(other, mail) < 0),
  next: list.find((other) => compareMails(other, mail) > 0),
});

/** The counts of the badges, over all mail. */
export function countMails(mails: readonly MailMessage[]): EmailMeta {
  const meta = { inbox: 0, spam: 0, draft: 0 };
  for (const { folder, isRead } of mails) {
    if (folder === 'draft') meta.draft += 1;
    else if (!isRead && (folder === 'inbox' || folder === 'spam')) meta[folder] += 1;
  }
  return meta;
}

/** A mail with its changes; one that leaves the drafts is not waiting to be sent any more. */
export function changeMail<M extends MailMessage>(mail: M, changes: EmailChanges): M {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const changed: M = { ...mail, ...given };
  if (changed.folder !== 'draft') {
    delete changed.scheduledAt;
    delete changed.heldUntil;
  }
  return changed;
}

/** The labels after a click on one of them. */
export const toggleMailLabel = (labels: readonly MailLabel[], label: MailLabel): MailLabel[] =>
  labels.includes(label) ? labels.filter((entry) => entry !== label) : [...labels, label];

interface Leaving {
  to: readonly MailPerson[];
  cc: readonly MailPerson[];
  bcc: readonly MailPerson[];
}

/** What keeps a mail from leaving, by field; a draft may be anything. */
export function mailErrors(mail: Leaving, mode: MailMode, sendAt: string | null | undefined, now: Date): FieldErrors {
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

/** Every message of a conversation, oldest first, the opened one among them. */
export function conversationOf({ replies, ...mail }: Email): MailMessage[] {
  return [...replies, mail].toSorted((left, right) => compareMails(right, left));
}
