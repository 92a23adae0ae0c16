import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { profileEndpoints } from './profile.contract';

export const profileKeys = {
  all: ['profile'] as const,
  data: () => [...profileKeys.all, 'data'] as const,
  feed: () => [...profileKeys.all, 'feed'] as const,
};

/** Queries the profile with the first page of posts. */
export const profileQuery = () =>
  queryOptions({
    queryKey: profileKeys.data(),
    queryFn: ({ signal }) => call(profileEndpoints.data, {}, { signal }),
  });

/** Queries the posts page by page. */
export const profileFeedQuery = () =>
  infiniteQueryOptions({
    queryKey: profileKeys.feed(),
    queryFn: ({ signal, pageParam }) => call(profileEndpoints.data, { postsPage: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ posts }) => posts),
  });

export const useProfile = () => useQuery(profileQuery());
export const useProfileFeed = () => useInfiniteQuery(profileFeedQuery());
