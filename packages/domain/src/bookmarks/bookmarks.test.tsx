import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession } from '../store/session';
import { toggleBookmark } from './bookmarks';
import type { Bookmarks, Page } from './bookmarks.contract';
import { useToggleBookmark } from './bookmarks.mutations';
import { useBookmarks } from './bookmarks.queries';

const page = (id: number, isBookmarked: boolean): Page => ({
  id,
  target: `page${id}`,
  title: `Page ${id}`,
  icon: 'house',
  link: `/${id}`,
  isBookmarked,
});
const seed = (): Bookmarks => ({
  suggestions: [page(1, false), page(2, true), page(3, true)],
  bookmarks: [page(3, true), page(2, true)],
});
const idsOf = (data: Bookmarks | undefined) => data?.bookmarks.map(({ id }) => id);

describe('toggleBookmark', () => {
  it('appends or removes a bookmark without mutating its input', () => {
    const before = seed();
    expect(idsOf(toggleBookmark(before, 1))).toEqual([3, 2, 1]);
    expect(idsOf(toggleBookmark(before, 3))).toEqual([2]);
    expect(toggleBookmark(before, 3).suggestions[2]).toEqual(page(3, false));
    expect(toggleBookmark(before, 77)).toEqual(before);
    expect(before).toEqual(seed());
  });
});

describe('useToggleBookmark', () => {
  const { adapter } = http.defaults;
  let server = createFakeServer();
  let stored = seed();
  let { response, respond } = createDeferred();

  beforeEach(() => {
    stored = seed();
    ({ response, respond } = createDeferred());
    server = createFakeServer();
    server.onCall = ({ url }) => (url.endsWith('/data') ? { status: 200, data: stored } : response);
    http.defaults.adapter = server.adapter;
  });
  afterEach(() => {
    endSession('signed-out');
    http.defaults.adapter = adapter;
  });

  async function setup() {
    const queryClient = createQueryClient();
    const { result } = renderHook(() => ({ data: useBookmarks().data, toggle: useToggleBookmark() }), {
      wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider>,
    });
    await waitFor(() => expect(result.current.data).toBeDefined());
    return result;
  }

  it('shows a bookmark immediately and keeps it', async () => {
    const result = await setup();
    act(() => result.current.toggle.mutate(1));
    await waitFor(() => expect(idsOf(result.current.data)).toEqual([3, 2, 1]));
    stored = toggleBookmark(stored, 1);
    respond({ status: 200, data: { id: 1 } });
    await waitFor(() => expect(result.current.toggle.isSuccess).toBe(true));
    expect(result.current.data).toEqual(stored);
  });

  it.each([404, 500])('rolls the bookmark back after status %i', async (status) => {
    const result = await setup();
    act(() => result.current.toggle.mutate(3));
    await waitFor(() => expect(idsOf(result.current.data)).toEqual([2]));
    respond({ status, data: { code: 'x' } });
    await waitFor(() => expect(result.current.toggle.isError).toBe(true));
    expect(result.current.data).toEqual(seed());
  });
});
