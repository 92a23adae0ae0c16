import { useMutation } from '@tanstack/react-query';
import { changeCached, optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import { bookmarkEndpoints, type Bookmarks } from './bookmarks.contract';
import { toggleBookmark } from './bookmarks';
import { bookmarkKeys } from './bookmarks.queries';

/** Toggles the bookmark of a page. */
export const useToggleBookmark = () =>
  useMutation({
    mutationFn: (id: number) => call(bookmarkEndpoints.update, { id }),
    ...optimistic<number>({
      key: bookmarkKeys.all,
      apply: (id, client) =>
        changeCached<Bookmarks>(client, bookmarkKeys.all, (bookmarks) => toggleBookmark(bookmarks, id)),
      invalidate: [bookmarkKeys.all],
    }),
  });
