import type { QueryClient } from '@tanstack/react-query';
import { changeRows, rowsIn } from '../cache/changeRows';
import { changeCached, type Undo } from '../cache/optimistic';
import { countMails, isInMailList } from './emails';
import {
  emailListParametersSchema,
  type Email,
  type EmailList,
  type EmailListParameters,
  type EmailMeta,
  type OpenedEmail,
} from './emails.contract';
import { emailKeys } from './emails.queries';

const listRows = rowsIn<'emails', EmailList>('emails');

/** Returns the emails with these IDs from any cached response. */
function knownMails(client: QueryClient, ids: readonly number[]): Email[] {
  const known = new Map<number, Email>();
  for (const [, mail] of client.getQueriesData<OpenedEmail>({ queryKey: emailKeys.details() })) {
    if (mail) known.set(mail.id, mail);
  }
  for (const [, list] of client.getQueriesData<EmailList>({ queryKey: emailKeys.lists() })) {
    for (const mail of list?.emails ?? []) known.set(mail.id, mail);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}

function addToMeta(client: QueryClient, delta: EmailMeta, sign: 1 | -1) {
  client.setQueriesData<EmailList>({ queryKey: emailKeys.lists() }, (list) => {
    if (!list) return list;
    const { inbox, spam, draft } = list.emailsMeta;
    const emailsMeta = {
      inbox: inbox + sign * delta.inbox,
      spam: spam + sign * delta.spam,
      draft: draft + sign * delta.draft,
    };
    return { ...list, emailsMeta };
  });
}

/**
 * Changes emails in every list, the badges and open emails. Emails that no longer match a list are removed from it. A
 * `null` change removes the email from all lists.
 */
export async function changeMails(
  client: QueryClient,
  ids: readonly number[],
  change: (mail: Email) => Email | null,
): Promise<Undo> {
  const known = knownMails(client, [...new Set(ids)]);
  const changed = known.map(change).filter((mail) => mail !== null);
  const [had, has] = [countMails(known), countMails(changed)];
  const delta = { inbox: has.inbox - had.inbox, spam: has.spam - had.spam, draft: has.draft - had.draft };

  const undoLists = await changeRows(client, emailKeys.lists(), listRows, (emails, key) => {
    const query = emailListParametersSchema.parse(key.at(-1) as EmailListParameters);
    return emails.flatMap((mail) => {
      if (!ids.includes(mail.id)) return [mail];
      const next = change(mail);
      // Ignores the search text: the server may search more than the client.
      return next && isInMailList(next, { ...query, q: '' }) ? [next] : [];
    });
  });
  addToMeta(client, delta, 1);

  const undoOpened = await changeCached<OpenedEmail>(client, emailKeys.details(), (mail) =>
    ids.includes(mail.id) ? { ...mail, ...change(mail) } : mail,
  );
  return () => {
    undoLists();
    addToMeta(client, delta, -1);
    undoOpened();
  };
}

/** Writes the emails of a response to the cache. `hasPreviousMail` and `hasNextMail` stay: they depend on the list. */
export function writeMails(client: QueryClient, emails: readonly Email[]) {
  const fresh = new Map(emails.map((mail) => [mail.id, mail]));
  client.setQueriesData<EmailList>(
    { queryKey: emailKeys.lists() },
    (list) => list && { ...list, emails: list.emails.map((mail) => fresh.get(mail.id) ?? mail) },
  );
  client.setQueriesData<OpenedEmail>(
    { queryKey: emailKeys.details() },
    (mail) => mail && { ...mail, ...fresh.get(mail.id) },
  );
}
