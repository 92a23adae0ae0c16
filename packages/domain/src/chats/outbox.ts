import { useMutation, useMutationState, useQueryClient, type Mutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import { addMessage, openWith } from './chats';
import { chatEndpoints, type ChatList, type NewMessage, type OpenedChat } from './chats.contract';
import { chatKeys } from './chats.queries';

const mutationKey = [...chatKeys.all, 'send'];

/** A message that the server has not taken yet. */
export interface OutgoingMessage {
  key: number;
  message: string;
  attachment: NewMessage['attachment'];
  /** Milliseconds since 1970. */
  time: number;
  state: 'sending' | 'failed';
}

const isUnsent = ({ state }: Mutation) => state.status === 'pending' || state.status === 'error';

/**
 * Sends a message. Until the server has it, it stands in the outbox, not among the messages: the chat is asked again
 * every few seconds, and what failed must survive that. One after the other, so that they arrive in the order written.
 */
export const useSendMessage = () =>
  useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    gcTime: Infinity,
    mutationFn: async (obj: NewMessage) => (await call(chatEndpoints.send, { obj })).response,
    onSuccess: async ({ newMessageData, id, chat }, input, _before, { client }) => {
      // An answer on its way was given before the message arrived, and would take it from sight.
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

/** What is on its way to a contact or did not get there, oldest first. */
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

/** Takes a failed message out of the outbox; one on its way stays. */
function takeOut(client: QueryClient, key: number): NewMessage | undefined {
  const cache = client.getMutationCache();
  const failed = cache.find({
    mutationKey,
    predicate: ({ mutationId, state }) => mutationId === key && state.status === 'error',
  });
  if (failed) cache.remove(failed);
  return failed?.state.variables as NewMessage | undefined;
}

/** What can be done about a failed message: send the same once more, or let it go. */
export function useFailedMessage() {
  const client = useQueryClient();
  const { mutate } = useSendMessage();
  return {
    retry: (key: number) => {
      const message = takeOut(client, key);
      if (message) mutate(message);
    },
    discard: (key: number) => void takeOut(client, key),
  };
}
