import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import { isMenuCountsKey } from '../cache/menuCountsKey';
import { sentAttachmentSchema } from '../http/attachment.contract';
import { call } from '../http/client';
import { toApiError } from '../http/problem';
import { rereadText } from '../store/browserStorage';
import { atom, store, useAtomValue } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';
import { readSession, sessionSignal } from '../store/session';
import { uniqueKey } from '../store/uniqueKey';
import { addMessage, openWith } from './chats';
import { chatKeys } from './chatKeys';
import { useChats } from './chats.queries';
import { chatEndpoints, type ChatList, type NewMessage, type OpenedChat } from './chats.contract';

const storageKey = 'chatOutbox';

const entrySchema = z.object({
  key: z.string(),
  contactId: z.int(),
  message: z.string(),
  attachment: z.optional(sentAttachmentSchema),
  replyTo: z.optional(z.int()),
  /** Unix timestamp, ms. */
  time: z.number(),
  /** Error code of the response, such as `in_use` for a blocked contact. */
  failure: z.optional(z.string()),
});
type OutboxEntry = z.infer<typeof entrySchema>;

/** Messages that the server has not confirmed. Stored, so that they survive a reload and sign-out. */
const outboxAtom = perUserAtom<OutboxEntry[]>(storageKey, z.array(entrySchema), []);
/** Key of the message that this tab is sending. */
const sendingAtom = atom<string | null>(null);

/** A message that is not confirmed yet. `waiting`: there is no connection. `failed`: the server rejected it. */
export interface OutgoingMessage extends OutboxEntry {
  state: 'sending' | 'waiting' | 'failed';
}

/** Changes the stored messages. Reads them from storage first, because another tab may have changed them. */
function setEntries(update: (entries: OutboxEntry[]) => OutboxEntry[], userId = readSession().user?.id) {
  rereadText([storageKey]);
  store.set(outboxAtom, update, userId);
}

const change = (key: string, update: (entry: OutboxEntry) => OutboxEntry[], userId?: number) =>
  setEntries((entries) => entries.flatMap((entry) => (entry.key === key ? update(entry) : [entry])), userId);

/** Adds a confirmed message to the cached chat and list. */
async function addToCache(client: QueryClient, response: Awaited<ReturnType<typeof send>>) {
  const { newMessageData, id, chat } = response;
  // A response that is in flight doesn't contain the new message and would hide it.
  await client.cancelQueries({ queryKey: chatKeys.all });
  client.setQueryData<OpenedChat>(chatKeys.detail(id), (opened) => opened && openWith(opened, newMessageData, chat));
  client.setQueryData<ChatList>(chatKeys.list(), (list) => list && addMessage(list, id, newMessageData, chat));
  void client.invalidateQueries({ queryKey: chatKeys.all });
  void client.invalidateQueries({ predicate: ({ queryKey }) => isMenuCountsKey(queryKey) });
}

const send = async ({ contactId, message, attachment, replyTo, key }: OutboxEntry) => {
  const obj: NewMessage = { contact: { id: contactId }, message, attachment, replyTo, key };
  return (await call(chatEndpoints.send, { obj })).response;
};

/** Sends the messages in order, until one can't reach the server or the session has ended. */
async function sendAll(client: QueryClient) {
  const userId = readSession().user?.id;
  const session = sessionSignal();
  for (;;) {
    // Another tab may have sent some of the messages.
    rereadText([storageKey]);
    const next = store.get(outboxAtom).find(({ failure }) => failure === undefined);
    if (!next || session.aborted) return;
    store.set(sendingAtom, next.key);
    try {
      // oxlint-disable-next-line no-await-in-loop -- messages must be sent in order
      const response = await send(next);
      change(next.key, () => [], userId);
      // oxlint-disable-next-line no-await-in-loop
      if (!session.aborted) await addToCache(client, response);
    } catch (error) {
      const { isNetwork, status, code } = toApiError(error);
      // The message stays in the outbox and is sent again once the connection is back, or after the next sign-in.
      if (isNetwork || status === 401) return;
      change(next.key, (entry) => [{ ...entry, failure: code }], userId);
    } finally {
      store.set(sendingAtom, null);
    }
  }
}

/** Runs `work` in only one tab at a time, so that no message is sent twice. */
async function inOneTab(work: () => Promise<void>) {
  let hasStarted = false;
  try {
    await globalThis.navigator?.locks?.request(storageKey, () => {
      hasStarted = true;
      return work();
    });
  } catch (error) {
    if (hasStarted) throw error;
  }
  // Locks can be missing or denied, for example in a sandboxed frame.
  if (!hasStarted) await work();
}

let queue: Promise<unknown> = Promise.resolve();
const startSending = (client: QueryClient) => {
  queue = queue.then(() => inOneTab(() => sendAll(client))).catch((error: unknown) => globalThis.reportError?.(error));
};

let lastClient: QueryClient | undefined;
const sendOnline = () => {
  if (lastClient) startSending(lastClient);
};

/** Sends waiting messages when the page opens, the browser is online again, or the chat list was fetched. */
export function useOutboxSender() {
  const client = useQueryClient();
  const { dataUpdatedAt } = useChats();
  useEffect(() => {
    lastClient = client;
    // Never removed, because messages are also sent while another page is open.
    window.addEventListener('online', sendOnline);
  }, [client]);
  // A successful request for the chat list means that the server can be reached again.
  useEffect(() => startSending(client), [client, dataUpdatedAt]);
}

/** Returns the unconfirmed messages to a contact, oldest first, and the functions that change them. */
export function useOutbox(contactId: number) {
  const client = useQueryClient();
  const entries = useAtomValue(outboxAtom);
  const sending = useAtomValue(sendingAtom);
  const outgoing = useMemo(
    () =>
      entries
        .filter((entry) => entry.contactId === contactId)
        .map((entry): OutgoingMessage => {
          const waiting = entry.key === sending ? 'sending' : 'waiting';
          return { ...entry, state: entry.failure === undefined ? waiting : 'failed' };
        }),
    [entries, sending, contactId],
  );
  return {
    outgoing,
    /** Adds a message to the outbox and starts sending. */
    send: ({ message, attachment, replyTo }: Pick<OutboxEntry, 'message' | 'attachment' | 'replyTo'>) => {
      const key = uniqueKey();
      setEntries((before) => [...before, { message, attachment, replyTo, key, contactId, time: Date.now() }]);
      startSending(client);
    },
    /** Sends a failed or waiting message now. */
    retry: (key: string) => {
      change(key, ({ failure: _failure, ...entry }) => [entry]);
      startSending(client);
    },
    /** Removes a message that is not being sent. Returns it, so that it can be restored. */
    discard: (key: string): OutgoingMessage | undefined => {
      const entry = outgoing.find((each) => each.key === key && each.state !== 'sending');
      if (entry) change(key, () => []);
      return entry;
    },
  };
}
