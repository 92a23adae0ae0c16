import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession } from '../store/session';
import type { BlogComment, BlogDetail } from './blog.contract';
import { useAddPost, useBookmarkPost, useDeletePost, useSaveComment, useUpdatePost } from './blog.mutations';
import { useBlogList, useBlogPost } from './blog.queries';
import { useRestore } from '../restore/useRestore';

const comment = (id: number): BlogComment => ({
  id,
  parentId: null,
  avatar: '',
  name: 'Maren Holt',
  text: `Comment ${id}`,
  commentedAt: '2026-11-20T12:00:00Z',
  isOwn: true,
});
const post = (id: number, changes: Partial<BlogDetail> = {}): BlogDetail => ({
  id,
  img: '',
  title: `Post ${id}`,
  avatar: '',
  userFullName: 'Maren Holt',
  blogPosted: '2026-11-20T12:00:00Z',
  tags: [],
  excerpt: '',
  comment: 1,
  isBookmarked: false,
  version: 1,
  content: '',
  comments: [comment(1)],
  bookmarked: 4,
  ...changes,
});

const { adapter } = http.defaults;
let server = createFakeServer();
let posts: BlogDetail[] = [];
/** Response to a write. Set by each test. */
let write: (arrival: RecordedRequest) => FakeResponse | Promise<FakeResponse>;

beforeEach(() => {
  posts = [post(1), post(2)];
  server = createFakeServer();
  server.onCall = (arrival) => {
    if (arrival.method !== 'get') return write(arrival);
    return { status: 200, data: arrival.url === '/blog/list/data' ? posts : { blog: posts[0] } };
  };
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      list: useBlogList().data,
      post: useBlogPost(1).data,
      add: useAddPost(),
      update: useUpdatePost(),
      bookmark: useBookmarkPost(),
      remove: useDeletePost(),
      save: useSaveComment(),
      back: useRestore('post'),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => expect([result.current.list, result.current.post]).not.toContain(undefined));
  return { result, ids: () => result.current.list?.map(({ id }) => id) };
}

/** Makes the next write wait until the test resolves it. */
function pendingWrite() {
  const { response, respond } = createDeferred();
  write = () => response;
  return respond;
}

it('deleting a post refetches the list but not the post, which the page may still show', async () => {
  const { result } = await setup();
  write = () => {
    posts = [post(2)];
    return { status: 200, data: { id: 1 } };
  };
  await act(async () => void (await result.current.remove.mutateAsync({ id: 1 })));
  expect(server.calls('/blog/list/data')).toHaveLength(2);
  expect(server.calls('/blog/list/data/detail')).toHaveLength(1);
});

describe('bookmarking a post', () => {
  it.each([
    [200, true, 5],
    [500, false, 4],
  ])(
    'shows a bookmark immediately in the list and on the post; after status %i, isBookmarked is %s',
    async (status, isBookmarked, bookmarked) => {
      const { result } = await setup();
      const respond = pendingWrite();
      act(() => result.current.bookmark.mutate({ id: 1, isBookmarked: true }));
      await waitFor(() => expect(result.current.post).toMatchObject({ isBookmarked: true, bookmarked: 5 }));
      expect(result.current.list?.map((entry) => entry.isBookmarked)).toEqual([true, false]);
      const marked = post(1, { isBookmarked, bookmarked });
      posts = [marked, post(2)];
      respond({ status, data: { post: marked } });
      await waitFor(() => expect(result.current.bookmark.isPending).toBe(false));
      expect(result.current.post).toMatchObject({ isBookmarked, bookmarked });
      expect(result.current.list?.[0]?.isBookmarked).toBe(isBookmarked);
    },
  );
});

describe('editing and deleting posts', () => {
  it.each([
    [200, [1]],
    [403, [1, 2]],
  ])('removes a post immediately; after status %i the list is %j', async (status, wanted) => {
    const { result, ids } = await setup();
    const respond = pendingWrite();
    act(() => result.current.remove.mutate({ id: 2 }));
    await waitFor(() => expect(ids()).toEqual([1]));
    if (status === 200) posts = [post(1)];
    respond({ status, data: { id: 2 } });
    await waitFor(() => expect(result.current.remove.isPending).toBe(false));
    expect(ids()).toEqual(wanted);
  });

  it('shows the saved post and refetches the list', async () => {
    const { result, ids } = await setup();
    write = () => ({ status: 200, data: { post: post(1, { title: 'Ice', version: 2 }) } });
    posts = [post(1, { title: 'Ice', version: 2 }), post(2), post(3)];
    act(() => result.current.update.mutate({ post: { id: 1, blogTitle: 'Ice' }, version: 1 }));
    await waitFor(() => expect(ids()).toEqual([1, 2, 3]));
    expect(result.current.post?.title).toBe('Ice');
    act(() => result.current.back.mutate([3]));
    await waitFor(() => expect(server.calls('/api/restore')).toHaveLength(1));
  });

  it('does not send an invalid post', async () => {
    const { result } = await setup();
    const form = { blogTitle: '', slug: 'A b', excerpt: '', content: '', blogCategories: [], tags: [] };
    act(() => result.current.add.mutate({ ...form, status: 'Draft' }));
    await waitFor(() => expect(result.current.add.error).toBeTruthy());
    expect(result.current.add.error).toMatchObject({
      status: 422,
      errors: { blogTitle: ['required'], slug: ['slug'], blogCategories: ['pick'] },
    });
    expect(server.calls('/blog/add-post')).toHaveLength(0);
  });
});

describe('comments', () => {
  it('exposes a pending comment as variables and appends it once saved', async () => {
    const { result } = await setup();
    const respond = pendingWrite();
    const sent = { postId: 1, comment: { name: 'Maren', email: 'maren@holt.example', text: 'Again' } };
    act(() => result.current.save.mutate(sent));
    await waitFor(() => expect(result.current.save.variables).toEqual(sent));
    expect(result.current.post?.comments).toHaveLength(1);
    posts = [post(1, { comment: 2, comments: [comment(1), comment(2)] }), post(2)];
    respond({ status: 201, data: { comment: comment(2) } });
    await waitFor(() => expect(result.current.post?.comments.map(({ id }) => id)).toEqual([1, 2]));
  });

  it.each([
    [200, 0],
    [404, 1],
  ])('removes a comment immediately; after status %i the number of comments is %i', async (status, count) => {
    const { result } = await setup();
    const respond = pendingWrite();
    act(() => result.current.save.mutate({ postId: 1, comment: { id: 1, isDeleted: true } }));
    await waitFor(() => expect(result.current.post).toMatchObject({ comments: [], comment: 0 }));
    if (status === 200) posts = [post(1, { comment: 0, comments: [] }), post(2)];
    respond({ status, data: { comment: comment(1) } });
    await waitFor(() => expect(result.current.save.isPending).toBe(false));
    expect(result.current.post?.comments).toHaveLength(count);
  });
});
