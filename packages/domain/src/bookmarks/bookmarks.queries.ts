import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { bookmarkEndpoints } from './bookmarks.contract';

export const bookmarkKeys = { all: ['bookmarks'] as const };

export const bookmarksQuery = () =>
  queryOptions({
    queryKey: bookmarkKeys.all,
    queryFn: ({ signal }) => call(bookmarkEndpoints.data, {}, { signal }),
  });

export const useBookmarks = () => useQuery(bookmarksQuery());
