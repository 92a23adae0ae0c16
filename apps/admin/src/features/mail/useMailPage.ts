import { useEmails } from '@larder/domain';
import {
  mailFilter,
  readMailQuery,
  writeMailQuery,
  type Email,
  type MailLabel,
  type MailQuery,
  type MailView,
} from '@larder/domain/contract';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { mailParameters, openMailId, type MailPlace } from './mailQueries';
import type { MailSearch } from './mailSearch';

const none: readonly Email[] = [];

const hasFilters = ({ text: _text, ...filters }: MailQuery) => Object.keys(filters).length > 0;

/** Returns the list that the path names. The routes reject unknown names. */
function useMailPlace(): MailPlace {
  const { folder, label } = useParams({ strict: false }) as { folder?: MailView; label?: MailLabel };
  return useMemo(() => ({ folder: folder ?? (label ? undefined : 'inbox'), label }), [folder, label]);
}

/** Returns the search parameters, the emails and the selection of the page. */
export function useMailPage() {
  const place = useMailPlace();
  const search: MailSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const parameters = useMemo(() => mailParameters(place, search.q), [place, search.q]);
  const query = useEmails(parameters);
  const placeKey = `${place.folder ?? ''}/${place.label ?? ''}/${search.q ?? ''}`;
  // The selection belongs to the list in which it was made.
  const [selection, setSelection] = useState<{ of: string; ids: readonly number[] }>({ of: placeKey, ids: [] });
  const { unread } = search;
  const searched = useMemo(() => readMailQuery(search.q ?? ''), [search.q]);
  const openId = openMailId(search);
  const all = query.data?.emails ?? none;
  const found = useMemo(() => (hasFilters(searched) ? all.filter(mailFilter(searched)) : all), [all, searched]);
  const mails = useMemo(
    // Opening an email marks it as read, but it stays in the unread list while it is open.
    () => (unread ? found.filter(({ id, isRead }) => !isRead || id === openId) : found),
    [found, unread, openId],
  );
  const selected = useMemo(() => {
    const ids = new Set(selection.of === placeKey ? selection.ids : []);
    return mails.filter(({ id }) => ids.has(id));
  }, [mails, selection, placeKey]);
  /** Changes the search parameters and stays in the list. */
  const update = (change: (now: MailSearch) => Partial<MailSearch>, replace = false) =>
    void navigate({
      to: '.',
      search: ((now: MailSearch) => ({ ...now, ...change(now) })) as never,
      replace,
      resetScroll: false,
      // Skip the unsaved-changes prompt: composers keep their text.
      ignoreBlocker: true,
    });
  return {
    place,
    placeKey,
    search,
    /** Words and filters of the search. */
    searched,
    /** Changes the latest search, which may not be rendered yet. */
    changeSearched: (change: (now: MailQuery) => MailQuery, replace = false) =>
      update(({ q = '' }) => ({ q: writeMailQuery(change(readMailQuery(q))) || undefined, mail: undefined }), replace),
    parameters,
    query,
    mails,
    /** Unread emails in inbox and spam, and the number of drafts. */
    counts: query.data?.emailsMeta,
    openId,
    selected,
    select: (ids: readonly number[]) => setSelection({ of: placeKey, ids }),
    show: (changes: Partial<MailSearch>, replace = false) => update(() => changes, replace),
  };
}
export type MailPage = ReturnType<typeof useMailPage>;
