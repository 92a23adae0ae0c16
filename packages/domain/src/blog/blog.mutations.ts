import { useMutation, type QueryClient } from '@tanstack/react-query';
import { asRows, changeRows } from '../cache/changeRows';
import { changeCached, optimistic, undoAll, type OptimisticOptions } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { bookmarkPost, withComment, withoutComment } from './blog';
import {
  blogEndpoints,
  type BlogComment,
  type BlogCommentInput,
  type BlogDetail,
  type BlogForm,
  type BlogPost,
} from './blog.contract';
import { blogKeys } from './blog.queries';

const change = <Input>(apply?: OptimisticOptions<Input>['apply']) =>
  optimistic<Input>({ key: blogKeys.all, apply, invalidate: [blogKeys.all] });

/** Updates the cached post and drops the cached form, which is fetched again when it is opened. */
function show(client: QueryClient, post: BlogDetail) {
  client.setQueryData(blogKeys.detail(post.id), post);
  client.removeQueries({ queryKey: blogKeys.edit(post.id), type: 'inactive' });
}

export const useAddPost = () =>
  useMutation({
    ...change<BlogForm>(),
    mutationFn: async (post: BlogForm) => (await call(blogEndpoints.add, { post })).post,
    onSuccess: (post, _input, _before, { client }) => show(client, post),
  });

export const useUpdatePost = () =>
  useMutation({
    ...change<EndpointInput<typeof blogEndpoints.update>>(),
    mutationFn: async (input: EndpointInput<typeof blogEndpoints.update>) =>
      (await call(blogEndpoints.update, input)).post,
    onSuccess: (post, _input, _before, { client }) => show(client, post),
  });

interface BookmarkInput {
  id: number;
  isBookmarked: boolean;
}

/** Changes the bookmark in the list and on the post. */
export const useBookmarkPost = () =>
  useMutation({
    mutationFn: async (post: BookmarkInput) => (await call(blogEndpoints.update, { post })).post,
    ...change<BookmarkInput>(async ({ id, isBookmarked }, client) => {
      const toggle = <P extends BlogPost>(post: P) => (post.id === id ? bookmarkPost(post, isBookmarked) : post);
      return undoAll(
        await changeCached<BlogPost[]>(client, blogKeys.lists(), (posts) => posts.map(toggle)),
        await changeCached<BlogDetail>(client, blogKeys.details(), toggle),
      );
    }),
  });

type DeletePost = EndpointInput<typeof blogEndpoints.remove>;

export const useDeletePost = () =>
  useMutation({
    mutationFn: (input: DeletePost) => call(blogEndpoints.remove, input),
    ...optimistic<DeletePost>({
      key: blogKeys.all,
      apply: ({ id }, client) =>
        changeRows(client, blogKeys.lists(), asRows<BlogPost>(), (posts) => posts.filter((post) => post.id !== id)),
      // Doesn't invalidate the post itself: its page is visible until the app navigates away.
      invalidate: [blogKeys.lists(), blogKeys.sidebar()],
    }),
    onSuccess: (_response, { id }, _before, { client }) => {
      client.removeQueries({ queryKey: blogKeys.detail(id), type: 'inactive' });
      client.removeQueries({ queryKey: blogKeys.edit(id), type: 'inactive' });
    },
  });

/** Adds a saved comment to the cached post, or replaces it. */
export const showComment = (client: QueryClient, postId: number, saved: BlogComment) =>
  client.setQueriesData<BlogDetail>({ queryKey: blogKeys.details() }, (post) =>
    post?.id === postId ? withComment(post, saved) : post,
  );

export interface SaveCommentInput {
  postId: number;
  comment: BlogCommentInput;
}

/** Adds, changes or removes a comment. Only removals are optimistic: `variables` contains a pending comment. */
export const useSaveComment = () =>
  useMutation({
    mutationFn: async (input: SaveCommentInput) => (await call(blogEndpoints.saveComment, input)).comment,
    ...change<SaveCommentInput>(({ postId, comment: { id, isDeleted } }, client) =>
      id !== undefined && isDeleted
        ? changeCached<BlogDetail>(client, blogKeys.details(), (post) =>
            post.id === postId ? withoutComment(post, id) : post,
          )
        : undefined,
    ),
    onSuccess: (saved, { postId, comment }, _before, { client }) => {
      if (!comment.isDeleted) showComment(client, postId, saved);
    },
  });
