import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { emailEndpoints, type EmailListParameters, type OpenedEmail } from './emails.contract';

const keys = entityKeys('emails');
export const emailKeys = {
  ...keys,
  /** A mail in a list: its neighbours depend on it. */
  inList: (id: number, parameters: EmailListParameters) => [...keys.detail(id), parameters] as const,
};

/** The mails of a folder or label; while the next ones load the former stay. */
export const emailsQuery = (parameters: EmailListParameters) =>
  queryOptions({
    queryKey: emailKeys.list(parameters),
    queryFn: ({ signal }) => call(emailEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

/** One mail, with neighbours in the list it was opened from. */
export const emailQuery = (id: number, parameters: EmailListParameters = {}) =>
  queryOptions({
    queryKey: emailKeys.inList(id, parameters),
    queryFn: ({ signal }) => call(emailEndpoints.email, { id, ...parameters }, { signal }),
  });

/** The mail above or below, also of one that has just left the list; it is then known under its own id too. */
export const neighbourEmailQuery = (dir: 'previous' | 'next', emailId: number, parameters: EmailListParameters = {}) =>
  queryOptions({
    queryKey: [...emailKeys.inList(emailId, parameters), dir],
    queryFn: async ({ signal, client }): Promise<OpenedEmail> => {
      const email = await call(emailEndpoints.paginate, { dir, emailId, ...parameters }, { signal });
      client.setQueryData(emailKeys.inList(email.id, parameters), email);
      return email;
    },
    // Asked for by a click: what lies beside a mail may have changed since.
    staleTime: 0,
    gcTime: 0,
  });

export const useEmails = (parameters: EmailListParameters) => useQuery(emailsQuery(parameters));
export const useEmail = (id: number, parameters: EmailListParameters = {}) => useQuery(emailQuery(id, parameters));

/** Unread mails of the inbox, asked for every minute; nothing is asked for while they are not wanted. */
export const useUnreadEmails = (enabled: boolean) =>
  useQuery({ ...emailsQuery({}), enabled, refetchInterval: 60_000, select: ({ emailsMeta }) => emailsMeta.inbox }).data;
