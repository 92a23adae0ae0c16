import { keepPreviousData, queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { emailEndpoints, type EmailList, type EmailListParameters, type OpenedEmail } from './emails.contract';

const keys = entityKeys('emails');
export const emailKeys = {
  ...keys,
  /** Key of an email in a list, with its neighbors. */
  inList: (id: number, parameters: EmailListParameters) => [...keys.detail(id), parameters] as const,
};

/** Queries the emails of a folder or label. Keeps the previous ones while the next load. */
export const emailsQuery = (parameters: EmailListParameters) =>
  queryOptions({
    queryKey: emailKeys.list(parameters),
    queryFn: ({ signal }) => call(emailEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

/** Queries one email, with its neighbors in the list from which it was opened. */
export const emailQuery = (id: number, parameters: EmailListParameters = {}) =>
  queryOptions({
    queryKey: emailKeys.inList(id, parameters),
    queryFn: ({ signal }) => call(emailEndpoints.email, { id, ...parameters }, { signal }),
  });

/** Queries the previous or next email, even of an email that just left the list. Also caches it under its ID. */
export const neighborEmailQuery = (dir: 'previous' | 'next', emailId: number, parameters: EmailListParameters = {}) =>
  queryOptions({
    queryKey: [...emailKeys.inList(emailId, parameters), dir],
    queryFn: async ({ signal, client }): Promise<OpenedEmail> => {
      const email = await call(emailEndpoints.paginate, { dir, emailId, ...parameters }, { signal });
      client.setQueryData(emailKeys.inList(email.id, parameters), email);
      return email;
    },
    // Fetched on click: the neighbors may have changed.
    staleTime: 0,
    gcTime: 0,
  });

export const useEmails = (parameters: EmailListParameters) => useQuery(emailsQuery(parameters));

/** Returns an email of a cached list with its neighbors there. */
function listedEmail(client: QueryClient, id: number, parameters: EmailListParameters): OpenedEmail | undefined {
  const emails = client.getQueryData<EmailList>(emailKeys.list(parameters))?.emails ?? [];
  const at = emails.findIndex((email) => email.id === id);
  const email = emails[at];
  return email && { ...email, hasPreviousMail: at > 0, hasNextMail: at < emails.length - 1 };
}

/** Queries one email if `id` is set. Until it is loaded, returns it from the list, which contains its text. */
export function useEmail(id: number | undefined, parameters: EmailListParameters = {}) {
  const client = useQueryClient();
  return useQuery({
    ...emailQuery(id ?? 0, parameters),
    enabled: id !== undefined,
    placeholderData: () => (id === undefined ? undefined : listedEmail(client, id, parameters)),
  });
}

/** Returns a function that fetches the previous or next email of a list. */
export function useFetchNeighborEmail() {
  const client = useQueryClient();
  return (dir: 'previous' | 'next', emailId: number, parameters: EmailListParameters) =>
    client.fetchQuery(neighborEmailQuery(dir, emailId, parameters));
}
