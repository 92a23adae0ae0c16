import { emailQuery, emailsQuery, type QueryClient } from '@larder/domain';
import { readMailQuery, type EmailListParameters, type MailLabel, type MailView } from '@larder/domain/contract';
import type { MailSearch } from './mailSearch';

/** The list that the path names: the inbox by default. */
export interface MailPlace {
  folder?: MailView;
  label?: MailLabel;
}

/**
 * Returns the input of the list endpoint, which also determines the neighbors of an open email. Filters of the search
 * are applied to the response.
 */
export const mailParameters = ({ folder, label }: MailPlace, q = ''): EmailListParameters => ({
  q: readMailQuery(q).text,
  folder: folder ?? (label ? '' : 'inbox'),
  label: label ?? '',
});

/** Returns the ID of the open email; undefined if the parameter is not an ID. */
export const openMailId = ({ mail }: MailSearch) =>
  typeof mail === 'number' && Number.isSafeInteger(mail) && mail >= 0 ? mail : undefined;

/** Starts the queries of the page without waiting: the page shows its loading and error states. */
export async function loadMail(queryClient: QueryClient, place: MailPlace, search: MailSearch) {
  const parameters = mailParameters(place, search.q);
  void queryClient.prefetchQuery(emailsQuery(parameters));
  const id = openMailId(search);
  if (id !== undefined) void queryClient.prefetchQuery(emailQuery(id, parameters));
}
