import { useMutation, useMutationState, useQueryClient, type Mutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import { addMessage, openWith } from './chats';
import { chatKeys } from './chatKeys';
import { chatEndpoints, type ChatList, type NewMessage, type OpenedChat } from './chats.contract';

const mutationKey = [...chatKeys.all, 'send'];

/** A message that is pending or failed. */
export interface OutgoingMessage {
  key: number;
  message: string;
  attachment: NewMessage['attachment'];
  /** Unix timestamp, ms. */
  time: number;
  state: 'sending' | 'failed';
}

const isUnsent = ({ state }: Mutation) => state.status === 'pending' || state.status === 'error';

/**
 * Sends a message. Until the server confirms it, it is kept in the outbox instead of the messages, because the chat is
 * refetched every few seconds and failed messages must survive that. Messages are sent one after another to keep their
 * order.
 */
export const useSendMessage = () =>
  useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    gcTime: Infinity,
    mutationFn: async (obj: NewMessage) => (await call(chatEndpoints.send, { obj })).response,
    onSuccess: async ({ newMessageData, id, chat }, input, _before, { client }) => {
      // A response that is in flight doesn't contain the new message and would hide it.
      await client.cancelQueries({ queryKey: chatKeys.all });
      client.setQueryData<OpenedChat>(
        chatKeys.detail(id),
        (opened) => opened && openWith(opened, newMessageData, chat),
      );
      client.setQueryData<ChatList>(chatKeys.list(), (list) => list && addMessage(list, id, newMessageData, chat));
      const sent = client.getMutationCache().find({ predicate: ({ state }) => state.variables === input });
      if (sent) client.getMutationCache().remove(sent);
      void client.invalidateQueries({ queryKey: chatKeys.all });
    },
  });

/** Pending and failed messages to a contact, oldest first. */
export const useOutgoingMessages = (contactId: number): OutgoingMessage[] =>
  useMutationState({
    filters: {
      mutationKey,
      predicate: (mutation) => isUnsent(mutation) && (mutation.state.variables as NewMessage).contact.id === contactId,
    },
    select: ({ mutationId, state }) => {
      const { message, attachment } = state.variables as NewMessage;
      const isSending = state.status === 'pending';
      return { key: mutationId, message, attachment, time: state.submittedAt, state: isSending ? 'sending' : 'failed' };
    },
  });

/** Removes a failed message from the outbox. A pending one stays. */
function removeFailed(client: QueryClient, key: number): NewMessage | undefined {
  const cache = client.getMutationCache();
  const failed = cache.find({
    mutationKey,
    predicate: ({ mutationId, state }) => mutationId === key && state.status === 'error',
  });
  if (failed) cache.remove(failed);
  return failed?.state.variables as NewMessage | undefined;
}

/** Returns functions that resend or discard a failed message. */
export function useFailedMessage() {
  const client = useQueryClient();
  const { mutate } = useSendMessage();
  return {
    retry: (key: number) => {
      const message = removeFailed(client, key);
      if (message) mutate(message);
    },
    discard: (key: number) => void removeFailed(client, key),
  };
}
