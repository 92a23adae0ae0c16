import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { reloadAfterLast } from '../lists/optimistic';
import { changeMail, toggleMailLabel } from './emails';
import { changeMails, writeMails } from './emailCache';
import { emailEndpoints } from './emails.contract';
import { emailKeys } from './emails.queries';

/** Shared by the changes that show at once. */
const mutationKey = [...emailKeys.all, 'change'];
/** Lists, badges, and the neighbours of an open mail. */
const settle = (client: QueryClient) => reloadAfterLast(client, mutationKey, emailKeys.all);
const isLast = (client: QueryClient) => client.isMutating({ mutationKey }) <= 1;

/** Moves mails, stars them, marks them as read or sets their labels, at once; a refused change goes back. */
export const useUpdateEmails = () =>
  useMutation({
    mutationKey,
    mutationFn: async (input: EndpointInput<typeof emailEndpoints.update>) =>
      (await call(emailEndpoints.update, input)).emails,
    onMutate: ({ emailIds, dataToUpdate }, { client }) =>
      changeMails(client, emailIds, (mail) => changeMail(mail, dataToUpdate)),
    onError: (_error, _input, undo) => undo?.(),
    onSuccess: (emails, _input, _undo, { client }) => {
      if (isLast(client)) writeMails(client, emails);
    },
    onSettled: (_emails, _error, _input, _undo, { client }) => settle(client),
  });

export const useToggleEmailLabel = () =>
  useMutation({
    mutationKey,
    mutationFn: async (input: EndpointInput<typeof emailEndpoints.toggleLabel>) =>
      (await call(emailEndpoints.toggleLabel, input)).emails,
    onMutate: ({ emailIds, label }, { client }) =>
      changeMails(client, emailIds, (mail) => ({ ...mail, labels: toggleMailLabel(mail.labels, label) })),
    onError: (_error, _input, undo) => undo?.(),
    onSuccess: (emails, _input, _undo, { client }) => {
      if (isLast(client)) writeMails(client, emails);
    },
    onSettled: (_emails, _error, _input, _undo, { client }) => settle(client),
  });

/** Deletes mails of the trash for good. */
export const useDeleteEmails = () =>
  useMutation({
    mutationKey,
    mutationFn: async (ids: number[]) => (await call(emailEndpoints.remove, { ids })).deleted,
    onMutate: (ids, { client }) => changeMails(client, ids, () => null),
    onError: (_error, _ids, undo) => undo?.(),
    onSuccess: (deleted, _ids, _undo, { client }) => {
      for (const id of deleted) client.removeQueries({ queryKey: emailKeys.detail(id), type: 'inactive' });
    },
    onSettled: (_deleted, _error, _ids, _undo, { client }) => settle(client),
  });

const defaultHold = 10;

/** Saves, sends or schedules what the composer holds. What it answers is a draft until its hold is over; then the lists are asked again. */
export const useSendEmail = () =>
  useMutation({
    mutationFn: async (input: EndpointInput<typeof emailEndpoints.send>) =>
      (await call(emailEndpoints.send, input)).email,
    onSuccess: (email, { holdSeconds = defaultHold }, _before, { client }) => {
      writeMails(client, [email]);
      const reload = () => client.invalidateQueries({ queryKey: emailKeys.all });
      // By our own clock: that of the server may differ.
      if (email.heldUntil) setTimeout(() => void reload(), holdSeconds * 1000 + 250);
      return reload();
    },
  });
