import { compareMails, groupBy, type Email, type MailMessage, type MailPerson } from '@larder/domain/contract';
import { defineStore, findUser, type Database } from '../database';
import type { Context } from '../router';
import { activeRows, nextId, tableOf, type Table } from '../table';
import { withThumbnail } from '../thumbnail';
import { seedMails, type MailRow } from './emails.fixtures';

export const mailStore = defineStore('emails', (seed, now) => ({ emails: tableOf<MailRow>(seedMails(seed, now)) }), {
  hasTexts: true,
});

/** Sends a pending or scheduled email whose time has come. Evaluated on read, so no timer is needed. */
function settle(row: MailRow, now: Date) {
  const moment = row.heldUntil ?? row.scheduledAt;
  if (row.folder !== 'draft' || moment === undefined || Date.parse(moment) > now.getTime()) return;
  row.folder = 'sent';
  row.time = moment;
  row.isRead = true;
  delete row.heldUntil;
  delete row.scheduledAt;
  delete row.isUnsent;
}

/** Returns all emails as of `now`. */
export function mailsAt(db: Database, now: Date): Table<MailRow> {
  const { emails } = mailStore(db);
  for (const row of emails.rows) settle(row, now);
  return emails;
}

const toMessage = ({ thread: _thread, isUnsent: _unsent, attachments, ...message }: MailRow): MailMessage => ({
  ...message,
  attachments: attachments.map(withThumbnail),
});
const isHidden = ({ folder }: MailRow) => folder === 'draft' || folder === 'spam' || folder === 'trash';

/** Groups emails by conversation (`thread`, the ID of the first message). Omits conversations without replies. */
function conversations(table: Table<MailRow>) {
  const rows = activeRows(table);
  const withReplies = new Set(rows.filter(({ id, thread }) => thread !== id).map(({ thread }) => thread));
  return groupBy(
    rows.filter(({ thread }) => withReplies.has(thread)),
    ({ thread }) => thread,
  );
}

/** Converts emails to the response format. Adds the other messages of the conversation, except drafts, spam and trash. */
export function showMails(rows: readonly MailRow[], table: Table<MailRow>): Email[] {
  const threads = conversations(table);
  return rows.map((row) => {
    const others = (threads.get(row.thread) ?? []).filter((other) => other !== row && !isHidden(other));
    others.sort((left, right) => compareMails(right, left));
    return { ...toMessage(row), replies: others.map(toMessage) };
  });
}

export function senderOf(db: Database, { actorId }: Context): MailMessage['from'] {
  const user = findUser(db, actorId);
  return { name: user?.fullName ?? '', email: user?.email ?? '', avatar: user?.avatar ?? '' };
}

/** Creates an empty email of the user without storing it. */
export function blankMail(db: Database, context: Context): MailRow {
  const id = nextId(mailStore(db).emails);
  const base = { id, thread: id, from: senderOf(db, context), to: [], cc: [], bcc: [], subject: '', message: '' };
  const flags = { attachments: [], isStarred: false, isRead: true, labels: [] };
  return { ...base, ...flags, time: context.now.toISOString(), folder: 'draft', isUnsent: true };
}

/** Adds a sent email on behalf of a user, such as a letter to a candidate. */
export function addSentMail(
  db: Database,
  context: Context,
  fields: { to: MailPerson[]; subject: string; message: string },
): MailMessage {
  const { isUnsent: _unsent, ...mail } = blankMail(db, context);
  const row: MailRow = { ...mail, ...fields, folder: 'sent' };
  mailStore(db).emails.rows.push(row);
  return toMessage(row);
}
