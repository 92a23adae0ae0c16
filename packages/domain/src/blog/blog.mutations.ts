import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { asRows, changeRows } from '../lists/changeRows';
import { changeCached, reloadAfterLast, rollBack } from '../lists/optimistic';
import { restoreEndpoints } from '../restore/restore.contract';
import { bookmarkPost, withComment, withoutComment } from './blog';
import { blogEndpoints, type BlogCommentInput, type BlogDetail, type BlogForm, type BlogPost } from './blog.contract';
import { blogKeys } from './blog.queries';

const mutationKey = [...blogKeys.all, 'change'];
const reload = (client: QueryClient) => reloadAfterLast(client, mutationKey, blogKeys.all);

/** What the server answered, where the post is shown by itself; its form is read anew. */
function show(client: QueryClient, post: BlogDetail) {
  client.setQueryData(blogKeys.detail(post.id), post);
  client.removeQueries({ queryKey: blogKeys.edit(post.id), type: 'inactive' });
}

export const useAddPost = () =>
  useMutation({
    mutationKey,
    mutationFn: async (post: BlogForm) => (await call(blogEndpoints.add, { post })).post,
    onSuccess: (post, _input, _before, { client }) => show(client, post),
    onSettled: (_post, _error, _input, _before, { client }) => reload(client),
  });

export const useUpdatePost = () =>
  useMutation({
    mutationKey,
    mutationFn: async (input: EndpointInput<typeof blogEndpoints.update>) =>
      (await call(blogEndpoints.update, input)).post,
    onSuccess: (post, _input, _before, { client }) => show(client, post),
    onSettled: (_post, _error, _input, _before, { client }) => reload(client),
  });

/** Shows at once, in the list and on the post. */
export const useBookmarkPost = () =>
  useMutation({
    mutationKey,
    mutationFn: async (post: { id: number; isBookmarked: boolean }) =>
      (await call(blogEndpoints.update, { post })).post,
    onMutate: async ({ id, isBookmarked }, { client }) => {
      const flip = <P extends BlogPost>(post: P) => (post.id === id ? bookmarkPost(post, isBookmarked) : post);
      return [
        ...(await changeCached<BlogPost[]>(client, blogKeys.lists(), (posts) => posts.map(flip))),
        ...(await changeCached<BlogDetail>(client, blogKeys.details(), flip)),
      ];
    },
    onError: (_error, _input, before, { client }) => rollBack(client, before),
    onSettled: (_post, _error, _input, _before, { client }) => reload(client),
  });

export const useDeletePost = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: number) => call(blogEndpoints.remove, { id }),
    onMutate: (id, { client }) =>
      changeRows(client, blogKeys.lists(), asRows<BlogPost>(), [id], (posts) => posts.filter((post) => post.id !== id)),
    onError: (_error, _id, undo) => undo?.(),
    onSuccess: (_answer, id, _before, { client }) => {
      client.removeQueries({ queryKey: blogKeys.detail(id), type: 'inactive' });
      client.removeQueries({ queryKey: blogKeys.edit(id), type: 'inactive' });
    },
    onSettled: (_answer, _error, _id, _before, { client }) => reload(client),
  });

export interface SaveCommentInput {
  postId: number;
  comment: BlogCommentInput;
}

/** A removal shows at once. One that is being sent is in `variables`, for the page to show as such and to try again. */
export const useSaveComment = () =>
  useMutation({
    mutationKey,
    mutationFn: async (input: SaveCommentInput) => (await call(blogEndpoints.saveComment, input)).comment,
    onMutate: ({ postId, comment: { id, isDeleted } }, { client }) =>
      id !== undefined && isDeleted
        ? changeCached<BlogDetail>(client, blogKeys.details(), (post) =>
            post.id === postId ? withoutComment(post, id) : post,
          )
        : undefined,
    onError: (_error, _input, before, { client }) => rollBack(client, before),
    onSuccess: (saved, { postId, comment }, _before, { client }) => {
      if (comment.isDeleted) return;
      client.setQueriesData<BlogDetail>({ queryKey: blogKeys.details() }, (post) =>
        post?.id === postId ? withComment(post, saved) : post,
      );
    },
    onSettled: (_comment, _error, _input, _before, { client }) => reload(client),
  });

/** Takes deletions of posts or comments back: same ids, same places. */
export const useRestoreBlog = (subject: 'post' | 'comment') =>
  useMutation({
    mutationFn: (ids: number[]) => call(restoreEndpoints.restore, { subject, ids }),
    onSuccess: (_answer, _ids, _before, { client }) => client.invalidateQueries({ queryKey: blogKeys.all }),
  });
