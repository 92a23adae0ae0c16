import { draftOf, emptyDraft, parsePerson, type Email, type MailDraft } from '@larder/domain/contract';
import { useState } from 'react';
import type { ComposerSize } from './components/ComposerHead';
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

/** Returns the new email of a link such as `?compose=new&to=ilse@saltmarsh.example&subject=Access`. */
const linkedDraft = ({ to = '', subject = '' }: MailSearch): MailDraft => ({
  ...emptyDraft,
  to: to
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(parsePerson),
  subject,
});

/** Returns the search parameters of a composer, without the recipients and subject of a link. */
const opened = (compose: MailSearch['compose']) => ({ compose, to: undefined, subject: undefined });

let count = 0;
const nextKey = () => `composer-${(count += 1)}`;

/**
 * Returns the open composers, newest last. At most one is not minimized. The URL names the one opened last, so that it
 * opens again after a reload.
 */
export function useComposers({ search, show }: Pick<MailPage, 'search' | 'show'>) {
  const [entries, setEntries] = useState<readonly ComposerEntry[]>([]);
  const [chosen, setChosen] = useState<{ key: string; size: ComposerSize }>();
  const nameOf = ({ draftId }: ComposerEntry) => draftId ?? 'new';
  const [seen, setSeen] = useState<MailSearch['compose']>();
  if (search.compose !== seen) {
    setSeen(search.compose);
    const { compose } = search;
    const draftId = typeof compose === 'number' && Number.isSafeInteger(compose) ? compose : undefined;
    if ((compose === 'new' || draftId !== undefined) && !entries.some((entry) => nameOf(entry) === compose)) {
      setEntries([...entries, { key: nextKey(), draftId, start: compose === 'new' ? linkedDraft(search) : undefined }]);
      setChosen(undefined);
    }
  }
  const add = (entry: Omit<ComposerEntry, 'key'>) => {
    setEntries((now) => [...now, { ...entry, key: nextKey() }]);
    setChosen(undefined);
    show(opened(entry.draftId ?? 'new'), true);
  };
  const newest = entries.at(-1)?.key;
  const shown = entries.some(({ key }) => key === chosen?.key) ? chosen : undefined;
  return {
    entries,
    /** Returns the size of a composer. By default, the newest one is a window and the others are minimized. */
    sizeOf: (key: string): ComposerSize => {
      if (key !== (shown?.key ?? newest)) return 'minimized';
      return shown?.size ?? 'window';
    },
    resize: (key: string, size: ComposerSize) => setChosen({ key, size }),
    /** Opens a composer with this content. */
    compose: (start: MailDraft = emptyDraft) => add({ start }),
    /** Opens an email again: after the user undoes sending or discarding it, or to move it to a composer window. */
    reopen: (start: MailDraft, draftId: number | undefined) => add({ start, draftId }),
    /** Opens a saved draft. If it already has a composer, shows that one. */
    edit: (draft: Email) => {
      const open = entries.find(({ draftId }) => draftId === draft.id);
      if (!open) return add({ draftId: draft.id, start: draftOf(draft) });
      setChosen({ key: open.key, size: 'window' });
      return show(opened(draft.id), true);
    },
    /** Stores the ID of a draft that was saved for the first time. */
    saved: (key: string, draftId: number) => {
      setEntries((now) => now.map((entry) => (entry.key === key ? { ...entry, draftId } : entry)));
      const entry = entries.find((each) => each.key === key);
      if (entry && search.compose === nameOf(entry)) show(opened(draftId), true);
    },
    close: (key: string) => {
      const entry = entries.find((each) => each.key === key);
      setEntries((now) => now.filter((each) => each.key !== key));
      const next = entries.findLast((each) => each.key !== key);
      if (entry && search.compose === nameOf(entry)) show(opened(next && nameOf(next)), true);
    },
  };
}
export type Composers = ReturnType<typeof useComposers>;
