import { blogListQuery, createQueryClient, loadHttp } from '@larder/domain';
import type { BlogEdit } from '@larder/domain/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { usePostForm, type PostFormOptions } from './usePostForm';

const picture = { fileName: 'pass.png', size: 3, type: 'image/png', url: 'data:image/png;base64,AAAA' };
const post: BlogEdit = {
  id: 3,
  avatar: '',
  userFullName: 'Maren Holt',
  createdTime: '2026-11-20T12:00:00Z',
  blogTitle: 'Winter menu',
  blogCategories: ['Kitchen'],
  slug: 'winter-menu',
  status: 'Published',
  excerpt: 'Short',
  content: '<p>Long</p>',
  tags: [],
  featuredImage: picture,
  imageAlt: 'The pass',
  version: 1,
};

const http = await loadHttp();
const { adapter } = http.defaults;
const queryClient = createQueryClient();
queryClient.setDefaultOptions({ queries: { staleTime: Infinity } });
queryClient.setQueryData(blogListQuery().queryKey, []);
const sent = vi.fn<(data: unknown) => void>();

beforeEach(() => {
  localStorage.clear();
  sent.mockReset();
  http.defaults.adapter = (config) => {
    sent(JSON.parse(config.data as string));
    return Promise.reject(new TypeError('offline'));
  };
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

const open = (options: Pick<PostFormOptions, 'post' | 'copyOf'>) =>
  renderHook(() => usePostForm({ ...options, onSaved: () => undefined }), {
    wrapper: ({ children }) => <TextKeys queryClient={queryClient}>{children}</TextKeys>,
  });

it('a copy of a post has its picture, a new slug and no unsaved changes', async () => {
  const { result } = open({ post: undefined, copyOf: post });
  expect(result.current.isDirty).toBe(false);
  expect(result.current.values).toMatchObject({ blogTitle: 'Winter menu', slug: 'winter-menu-2', status: 'Draft' });
  act(() => result.current.submit());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({ post: { featuredImage: picture, imageAlt: 'The pass' } });
});

it('a copy of a post does not replace the draft of a new one', () => {
  const first = open({ post: undefined });
  act(() => first.result.current.setTitle('Oysters'));
  first.unmount();
  const copy = open({ post: undefined, copyOf: post });
  expect(copy.result.current.offer).toBeUndefined();
  act(() => copy.result.current.setTitle('Winter menu, again'));
  copy.unmount();
  const { result } = open({ post: undefined });
  act(() => result.current.offer?.restore());
  expect(result.current.values).toMatchObject({ blogTitle: 'Oysters', slug: 'oysters' });
});

it('the draft of a post restores only the changed fields and keeps the slug', () => {
  const first = open({ post });
  act(() => first.result.current.set({ excerpt: 'Mine' }));
  first.unmount();
  const { result } = open({ post: { ...post, content: '<p>Theirs</p>', version: 2 } });
  act(() => result.current.offer?.restore());
  expect(result.current.values).toMatchObject({ excerpt: 'Mine', content: '<p>Theirs</p>' });
  act(() => result.current.setTitle('Spring menu'));
  expect(result.current.values.slug).toBe('winter-menu');
});
