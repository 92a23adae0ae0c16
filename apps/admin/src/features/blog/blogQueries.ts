import { blogEditQuery, blogListQuery, blogPostQuery, blogSidebarQuery, type QueryClient } from '@larder/domain';
import { filterPosts } from '@larder/domain/contract';
import { postIdOf } from './blogSearch';

/** Starts the queries of the list without waiting: the page shows its loading and error states. */
export async function loadBlogList(queryClient: QueryClient) {
  void queryClient.prefetchQuery(blogListQuery());
  void queryClient.prefetchQuery(blogSidebarQuery());
}

export async function loadPost(queryClient: QueryClient, id: string) {
  const known = postIdOf(id);
  if (known !== undefined) void queryClient.prefetchQuery(blogPostQuery(known));
  await loadBlogList(queryClient);
}

export async function loadPostForm(queryClient: QueryClient, id: string) {
  const known = postIdOf(id);
  if (known !== undefined) void queryClient.prefetchQuery(blogEditQuery(known));
  await loadBlogList(queryClient);
}

/** Prefetches the list and, if `from` is given, the post to copy. */
export async function loadNewPost(queryClient: QueryClient, from: number | undefined) {
  if (from !== undefined) void queryClient.prefetchQuery(blogEditQuery(from));
  await loadBlogList(queryClient);
}

/** Returns the ID of the newest published post; undefined if there is none or the list failed to load. */
export async function newestPostId(queryClient: QueryClient) {
  const posts = await queryClient.ensureQueryData(blogListQuery()).catch(() => []);
  const [newest] = filterPosts(
    posts.filter(({ status = 'Published' }) => status === 'Published'),
    {},
  );
  return newest?.id;
}
