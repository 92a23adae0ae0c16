import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { call } from '../http/client';
import { atom, useAtom, useAtomValue, useSetAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';
import { readSession } from '../store/session';
import { uniqueKey } from '../store/uniqueKey';
import { blogEndpoints, type BlogCommentForm } from './blog.contract';
import { showComment } from './blog.mutations';
import { blogKeys } from './blog.queries';

const entrySchema = z.object({
  key: z.string(),
  postId: z.int(),
  parentId: z.nullable(z.int()),
  name: z.string(),
  email: z.string(),
  website: z.optional(z.string()),
  text: z.string(),
  /** Unix timestamp, ms. */
  time: z.number(),
});
type OutboxEntry = z.infer<typeof entrySchema>;

/** Comments that the server has not confirmed. Stored, so that they survive a reload and sign-out. */
const outboxAtom = perUserAtom<OutboxEntry[]>('blogComments', z.array(entrySchema), []);
/** Keys of the comments that this tab is sending. */
const sendingAtom = atom<readonly string[]>([]);

export interface OutgoingComment extends OutboxEntry {
  state: 'sending' | 'failed';
}

/** Returns the unconfirmed new comments on a post, oldest first, and the functions that change them. */
export function useCommentOutbox(postId: number) {
  const client = useQueryClient();
  const [entries, setEntries] = useAtom(outboxAtom);
  const [sending, setSending] = useAtom(sendingAtom);
  const outgoing = useMemo(
    () =>
      entries
        .filter((entry) => entry.postId === postId)
        .map((entry): OutgoingComment => ({ ...entry, state: sending.includes(entry.key) ? 'sending' : 'failed' })),
    [entries, sending, postId],
  );

  const post = async ({ key, parentId, name, email, website, text }: OutboxEntry) => {
    const userId = readSession().user?.id;
    setSending((keys) => [...keys, key]);
    try {
      const comment = { name, email, website, text, ...(parentId !== null && { parentId }) };
      const { comment: saved } = await call(blogEndpoints.saveComment, { postId, comment });
      // A response that is in flight doesn't contain the comment and would hide it.
      await client.cancelQueries({ queryKey: blogKeys.details() });
      showComment(client, postId, saved);
      setEntries((before) => before.filter((entry) => entry.key !== key), userId);
      void client.invalidateQueries({ queryKey: blogKeys.all });
    } catch {
      // The entry stays and can be sent again.
    } finally {
      setSending((keys) => keys.filter((each) => each !== key));
    }
  };

  return {
    outgoing,
    /** Adds a comment, or a reply to the comment `parentId`, and sends it. */
    send: (form: BlogCommentForm, parentId: number | null) => {
      const key = uniqueKey();
      const entry = { ...form, key, postId, parentId, time: Date.now() };
      setEntries((before) => [...before, entry]);
      void post(entry);
    },
    retry: (entry: OutgoingComment) => void post(entry),
    discard: ({ key }: OutgoingComment) => setEntries((before) => before.filter((entry) => entry.key !== key)),
  };
}

const commenterSchema = z.object({ name: z.string(), email: z.string(), website: z.string() });
type Commenter = z.infer<typeof commenterSchema>;
const commenterAtom = perUserAtom<Commenter | null>('blogCommenter', z.nullable(commenterSchema), null);

/** Returns the remembered name and addresses for the next comment, and a setter. `null` forgets them. */
export const useCommenter = (): [Commenter | null, (commenter: Commenter | null) => void] => [
  useAtomValue(commenterAtom),
  useSetAtom(commenterAtom),
];
