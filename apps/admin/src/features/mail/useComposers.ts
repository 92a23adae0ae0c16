import { draftOf, emptyDraft, type Email, type MailDraft } from '@larder/domain/contract';
import { useState } from 'react';
import type { MailSearch } from './mailSearch';
import type { MailPage } from './useMailPage';

/** An open composer. */
export interface ComposerEntry {
  key: string;
  /** ID of the saved draft. */
  draftId?: number;
  /** Initial content; undefined while the draft in the URL loads. */
  start?: MailDraft;
}

let count = 0;
const nextKey = () => `composer-${(count += 1)}`;

/** The open composers, newest last. The URL names the newest one, so that it opens again after a reload. */
export function useComposers({ search, show }: Pick<MailPage, 'search' | 'show'>) {
  const [entries, setEntries] = useState<readonly ComposerEntry[]>([]);
  const nameOf = ({ draftId }: ComposerEntry) => draftId ?? 'new';
  const [seen, setSeen] = useState<MailSearch['compose']>();
  if (search.compose !== seen) {
    setSeen(search.compose);
    const { compose } = search;
    const draftId = typeof compose === 'number' && Number.isSafeInteger(compose) ? compose : undefined;
    if ((compose === 'new' || draftId !== undefined) && !entries.some((entry) => nameOf(entry) === compose))
      setEntries([...entries, { key: nextKey(), draftId, start: compose === 'new' ? emptyDraft : undefined }]);
  }
  const add = (entry: Omit<ComposerEntry, 'key'>) => {
    setEntries((now) => [...now, { ...entry, key: nextKey() }]);
    show({ compose: entry.draftId ?? 'new' }, true);
  };
  return {
    entries,
    /** Opens a composer with this content. */
    compose: (start: MailDraft = emptyDraft) => add({ start }),
    /** Opens an email again after discarding or sending it was undone. */
    reopen: (start: MailDraft, draftId: number | undefined) => add({ start, draftId }),
    /** Opens a saved draft, or its composer if it is already open. */
    edit: (draft: Email) => {
      if (!entries.some(({ draftId }) => draftId === draft.id)) add({ draftId: draft.id, start: draftOf(draft) });
    },
    /** Called when the draft of a composer is saved for the first time. */
    saved: (key: string, draftId: number) => {
      setEntries((now) => now.map((entry) => (entry.key === key ? { ...entry, draftId } : entry)));
      const entry = entries.find((each) => each.key === key);
      if (entry && search.compose === nameOf(entry)) show({ compose: draftId }, true);
    },
    close: (key: string) => {
      const entry = entries.find((each) => each.key === key);
      setEntries((now) => now.filter((each) => each.key !== key));
      if (entry && search.compose === nameOf(entry)) show({ compose: undefined }, true);
    },
  };
}
export type Composers = ReturnType<typeof useComposers>;
