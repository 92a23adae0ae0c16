import { queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { blogEndpoints } from './blog.contract';

const keys = entityKeys('blog');
export const blogKeys = {
  ...keys,
  sidebar: () => [...keys.all, 'sidebar'] as const,
  detail: (id: number | undefined) => [...keys.details(), id ?? 'first'] as const,
  edits: () => [...keys.all, 'edit'] as const,
  edit: (id: number | undefined) => [...blogKeys.edits(), id ?? 'first'] as const,
};

/** Queries all posts. Pages filter, sort and paginate them. */
export const blogListQuery = () =>
  queryOptions({
    queryKey: blogKeys.lists(),
    queryFn: ({ signal }) => call(blogEndpoints.list, {}, { signal }),
  });

export const blogSidebarQuery = () =>
  queryOptions({
    queryKey: blogKeys.sidebar(),
    queryFn: ({ signal }) => call(blogEndpoints.sidebar, {}, { signal }),
  });

/** Queries one post to read. Without an ID, the first one. */
export const blogPostQuery = (id?: number) =>
  queryOptions({
    queryKey: blogKeys.detail(id),
    queryFn: async ({ signal }) => (await call(blogEndpoints.detail, { id }, { signal })).blog,
  });

/** Queries one post to edit. Without an ID, the first one. */
export const blogEditQuery = (id?: number) =>
  queryOptions({
    queryKey: blogKeys.edit(id),
    queryFn: async ({ signal }) => (await call(blogEndpoints.edit, { id }, { signal })).blog,
  });

export const useBlogList = () => useQuery(blogListQuery());
export const useBlogSidebar = () => useQuery(blogSidebarQuery());
export const useBlogPost = (id?: number) => useQuery(blogPostQuery(id));
export const useBlogEdit = (id?: number) => useQuery(blogEditQuery(id));
