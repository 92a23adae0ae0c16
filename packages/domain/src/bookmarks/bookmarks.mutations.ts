import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { bookmarkEndpoints, type Bookmarks } from './bookmarks.contract';
import { toggleBookmark } from './bookmarks';
import { bookmarkKeys } from './bookmarks.queries';

const mutationKey = [...bookmarkKeys.all, 'toggle'];

/** Flips the bookmark of one page, at once; a refused change goes back. */
export const useToggleBookmark = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: number) => call(bookmarkEndpoints.update, { id }),
    onMutate: async (id, { client }) => {
      await client.cancelQueries({ queryKey: bookmarkKeys.all });
      const before = client.getQueryData<Bookmarks>(bookmarkKeys.all);
      if (before) client.setQueryData(bookmarkKeys.all, toggleBookmark(before, id));
      return before;
    },
    onError: (_error, _id, before, { client }) => client.setQueryData(bookmarkKeys.all, before),
    // Of many flips on their way only the last one reloads: an answer in between would undo the later ones on screen.
    onSettled: (_answer, _error, _id, _before, { client }) =>
      client.isMutating({ mutationKey }) > 1 ? undefined : client.invalidateQueries({ queryKey: bookmarkKeys.all }),
  });
