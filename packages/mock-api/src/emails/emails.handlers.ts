import {
  attachmentBytes,
  attachmentLimit,
  changeMail,
  countMails,
  listMails,
  mailErrors,
  neighborsOf,
  toggleMailLabel,
  type Attachment,
  type ComposedMail,
  type EmailListQuery,
  type OpenedEmail,
  type emailEndpoints,
} from '@larder/domain/contract';
import type { Database } from '../database';
import { conflict, invalid, notFound, HttpError } from '../httpError';
import { HttpResponse, type Context, type Handlers } from '../router';
import { find, activeRows, getOrThrow, type Table } from '../table';
import { isId, recordOf } from '../rawInput';
import type { MailRow } from './emails.fixtures';
import { blankMail, mailsAt, senderOf, showMails } from './emails.store';

const show = (row: MailRow, table: Table<MailRow>) => showMails([row], table)[0]!;

/** Returns the list in which an email has its neighbors. Without list parameters, the email's folder. */
function listAround(row: MailRow, { q, folder, label }: EmailListQuery, table: Table<MailRow>) {
  return listMails(activeRows(table), { q, label, folder: folder === '' && label === '' ? row.folder : folder });
}

function open(row: MailRow, query: EmailListQuery, table: Table<MailRow>): OpenedEmail {
  const { previous, next } = neighborsOf(listAround(row, query, table), row);
  return {
    ...show(row, table),
    hasPreviousMail: previous !== undefined,
    hasNextMail: next !== undefined,
  };
}

/** Returns the emails with the given IDs, without invalid ones. Throws 404 for the first unknown ID. */
const requireAll = (ids: unknown, db: Database, { now }: Context) =>
  Array.isArray(ids) ? ids.filter(isId).map((id) => getOrThrow(mailsAt(db, now), 'email', id)) : [];

/** Applies a change to the rows. Returns them in the response format. */
function changeAll(rows: MailRow[], change: (row: MailRow) => MailRow, table: Table<MailRow>) {
  for (const row of new Set(rows)) table.rows[table.rows.indexOf(row)] = change(row);
  const ids = new Set(rows.map(({ id }) => id));
  return {
    emails: showMails(
      activeRows(table).filter(({ id }) => ids.has(id)),
      table,
    ),
  };
}

function rejectLargeAttachments(attachments: readonly Attachment[]) {
  const total = attachments.reduce((sum, file) => sum + attachmentBytes(file), 0);
  if (total > attachmentLimit) throw new HttpError(413, 'too_large', { limit: attachmentLimit });
}

/** Applies composer values to a draft. Omitted fields stay, `null` removes the link to another email. */
function fill(row: MailRow, { id: _id, replyTo, forwardOf, ...fields }: ComposedMail, table: Table<MailRow>): MailRow {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const filled: MailRow = { ...row, ...given };
  for (const [name, value] of Object.entries({ replyTo, forwardOf }) as ['replyTo' | 'forwardOf', number | null][]) {
    if (value === null) delete filled[name];
    else if (value !== undefined) filled[name] = value;
  }
  filled.labels = [...new Set(filled.labels)];
  filled.thread = find(table, filled.replyTo ?? 0)?.thread ?? filled.id;
  return filled;
}

export const emailHandlers: Handlers<typeof emailEndpoints> = {
  list(query, db, { now }) {
    const table = mailsAt(db, now);
    const all = activeRows(table);
    return { emails: showMails(listMails(all, query), table), emailsMeta: countMails(all) };
  },

  update: {
    guard: ({ emailIds }, db, context) => void requireAll(emailIds, db, context),
    run({ emailIds, dataToUpdate: { folder, isStarred, isRead, labels } }, db, context) {
      const changes = { folder, isStarred, isRead, labels: labels && [...new Set(labels)] };
      const table = mailsAt(db, context.now);
      return changeAll(requireAll(emailIds, db, context), (row) => changeMail(row, changes), table);
    },
  },

  toggleLabel: {
    guard: ({ emailIds }, db, context) => void requireAll(emailIds, db, context),
    run({ emailIds, label }, db, context) {
      const toggle = (row: MailRow) => ({ ...row, labels: toggleMailLabel(row.labels, label) });
      return changeAll(requireAll(emailIds, db, context), toggle, mailsAt(db, context.now));
    },
  },

  email({ id, ...query }, db, { now }) {
    const table = mailsAt(db, now);
    return open(getOrThrow(table, 'email', id), query, table);
  },

  paginate({ dir, emailId, ...query }, db, { now }) {
    const table = mailsAt(db, now);
    const row = getOrThrow(table, 'email', emailId);
    const neighbor = neighborsOf(listAround(row, query, table), row)[dir];
    if (!neighbor) throw notFound('email', emailId);
    return open(neighbor, query, table);
  },

  send: {
    guard({ email }, db, { now }) {
      const { id, replyTo } = recordOf(email);
      const table = mailsAt(db, now);
      if (isId(id)) {
        const { folder, isUnsent } = getOrThrow(table, 'email', id);
        if (folder !== 'draft' && !isUnsent) throw conflict('already_sent', { id });
      }
      if (isId(replyTo)) getOrThrow(table, 'email', replyTo);
    },
    run({ email, mode, holdSeconds, sendAt }, db, context) {
      const { now } = context;
      const table = mailsAt(db, now);
      const saved = email.id == null ? undefined : getOrThrow(table, 'email', email.id);
      const blank = { to: [], cc: [], bcc: [], attachments: [] };
      const { to, cc, bcc, attachments } = { ...blank, ...saved, ...email };
      rejectLargeAttachments(attachments);
      const errors = mailErrors({ to, cc, bcc }, mode, sendAt, now);
      if (Object.keys(errors).length > 0) throw invalid(errors);

      const { heldUntil: _held, scheduledAt: _scheduled, ...base } = saved ?? blankMail(db, context);
      const row = fill(
        { ...base, from: senderOf(db, context), folder: 'draft', isUnsent: true, time: now.toISOString() },
        email,
        table,
      );
      if (mode === 'send') row.heldUntil = new Date(now.getTime() + holdSeconds * 1000).toISOString();
      if (mode === 'schedule' && sendAt) row.scheduledAt = new Date(sendAt).toISOString();
      if (saved) table.rows[table.rows.indexOf(saved)] = row;
      else table.rows.push(row);
      return new HttpResponse(saved ? 200 : 201, { email: show(row, mailsAt(db, now)) });
    },
  },

  remove({ ids }, db, { now }) {
    const table = mailsAt(db, now);
    const known = ids.map((id) => find(table, id)).filter((row) => row !== undefined);
    if (known.length === 0) throw notFound('email', ids[0] ?? 0);
    const kept = known.filter(({ folder }) => folder !== 'trash').map(({ id }) => id);
    if (kept.length > 0) throw conflict('not_in_trash', { ids: kept });
    table.rows = table.rows.filter((row) => !known.includes(row));
    return { deleted: [...new Set(known.map(({ id }) => id))] };
  },
};
