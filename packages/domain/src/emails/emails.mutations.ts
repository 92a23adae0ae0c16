import { useMutation, type QueryClient } from '@tanstack/react-query';
import { isLastChange, optimistic, type Undo } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { changeMail, toggleMailLabel } from './emails';
import { changeMails, writeMails } from './emailCache';
import { emailEndpoints } from './emails.contract';
import { emailKeys } from './emails.queries';

/** Optimistic change of emails. Invalidates all email queries: lists, badges and the neighbors of an open email. */
const change = <Input>(apply: (input: Input, client: QueryClient) => Promise<Undo>) =>
  optimistic<Input>({ key: emailKeys.all, apply, invalidate: [emailKeys.all] });

type UpdateEmails = EndpointInput<typeof emailEndpoints.update>;
type ToggleLabel = EndpointInput<typeof emailEndpoints.toggleLabel>;

/** Moves, stars or labels emails, or marks them as read. */
export const useUpdateEmails = () =>
  useMutation({
    mutationFn: async (input: UpdateEmails) => (await call(emailEndpoints.update, input)).emails,
    ...change<UpdateEmails>(({ emailIds, dataToUpdate }, client) =>
      changeMails(client, emailIds, (mail) => changeMail(mail, dataToUpdate)),
    ),
    onSuccess: (emails, _input, _undo, { client }) => {
      if (isLastChange(client, emailKeys.all)) writeMails(client, emails);
    },
  });

/** Marks an opened email as read. Doesn't refetch the lists, because no email moves. */
export const useReadEmail = () =>
  useMutation({
    mutationFn: async (id: number) =>
      (await call(emailEndpoints.update, { emailIds: [id], dataToUpdate: { isRead: true } })).emails,
    ...optimistic<number>({
      key: emailKeys.all,
      apply: (id, client) => changeMails(client, [id], (mail) => changeMail(mail, { isRead: true })),
      invalidate: (error) => (error ? [emailKeys.all] : []),
    }),
  });

export const useToggleEmailLabel = () =>
  useMutation({
    mutationFn: async (input: ToggleLabel) => (await call(emailEndpoints.toggleLabel, input)).emails,
    ...change<ToggleLabel>(({ emailIds, label }, client) =>
      changeMails(client, emailIds, (mail) => ({ ...mail, labels: toggleMailLabel(mail.labels, label) })),
    ),
    onSuccess: (emails, _input, _undo, { client }) => {
      if (isLastChange(client, emailKeys.all)) writeMails(client, emails);
    },
  });

/** Permanently deletes emails in the trash. */
export const useDeleteEmails = () =>
  useMutation({
    mutationFn: async (ids: number[]) => (await call(emailEndpoints.remove, { ids })).deleted,
    ...change<number[]>((ids, client) => changeMails(client, ids, () => null)),
    onSuccess: (deleted, _ids, _undo, { client }) => {
      for (const id of deleted) client.removeQueries({ queryKey: emailKeys.detail(id), type: 'inactive' });
    },
  });

const defaultHold = 10;

/** Saves, sends or schedules an email. A sent email stays a draft for `holdSeconds`, then the emails are refetched. */
export const useSendEmail = () =>
  useMutation({
    mutationFn: async (input: EndpointInput<typeof emailEndpoints.send>) =>
      (await call(emailEndpoints.send, input)).email,
    onSuccess: (email, { holdSeconds = defaultHold }, _before, { client }) => {
      writeMails(client, [email]);
      const reload = () => client.invalidateQueries({ queryKey: emailKeys.all });
      // Doesn't use `heldUntil`: the clock of the server may differ.
      if (email.heldUntil) setTimeout(() => void reload(), holdSeconds * 1000 + 250);
      return reload();
    },
  });
