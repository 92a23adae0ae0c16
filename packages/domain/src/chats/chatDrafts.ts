import { useCallback } from 'react';
import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const draftsAtom = perUserAtom<Record<string, string>>('chatDrafts', z.record(z.string(), z.string()), {});

/** Returns the stored unsent text to a contact, and a function that changes it. */
export function useChatDraft(contactId: number): [string, (text: string) => void] {
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const setDraft = useCallback(
    (text: string) =>
      setDrafts(({ [contactId]: _before, ...others }) => (text === '' ? others : { ...others, [contactId]: text })),
    [setDrafts, contactId],
  );
  return [drafts[contactId] ?? '', setDraft];
}
