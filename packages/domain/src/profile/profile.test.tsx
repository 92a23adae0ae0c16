import { act, renderHook, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession, readSession, startSession } from '../store/session';
import { changeProfile, choose } from './profile';
import type { ProfileData, ProfilePoll, ProfilePost, ProfileUpdate } from './profile.contract';
import { useUpdateProfile } from './profile.mutations';
import { useProfile, useProfileFeed } from './profile.queries';
import { useRestore } from '../restore/useRestore';

const { adapter } = http.defaults;
const author = { id: 1, fullName: 'User 1', avatar: '' };
const time = '2026-11-20T20:15:00Z';
const reactions = { likes: 2, youLiked: false, likers: [] };
const post = (id: number): ProfilePost => ({
  id,
  author,
  time,
  text: `Post ${id}`,
  ...reactions,
  comments: [{ id: 10 * id, author, time, text: 'Bravo', ...reactions, isOwn: true }],
  isOwn: true,
  version: 1,
});
const option = (id: number, votes: number, percent: number) => ({ id, text: `Dish ${id}`, votes, percent, voters: [] });
const poll: ProfilePoll = {
  id: 1,
  question: 'Which?',
  options: [option(1, 3, 75), option(2, 1, 25)],
  choice: null,
  votes: 4,
};
const profile: ProfileData = {
  header: { name: 'User 1', title: '', cover: '', photo: '' },
  userAbout: { about: '', joined: '2020-01-01', city: '', email: 'a@b.example', website: '' },
  suggestedPages: [{ id: 1, title: 'Page', subtitle: '', avatar: '', isFavorite: false }],
  twitterFeeds: [],
  posts: [post(3), post(2)],
  latestPhotos: [],
  suggestions: [{ id: 5, fullName: 'User 5', avatar: '', title: '', isAdded: false }],
  polls: [poll],
  hasMore: true,
  version: 1,
};

let server = createFakeServer();
let write: (arrival: RecordedRequest) => FakeResponse | Promise<FakeResponse>;
beforeEach(() => {
  server = createFakeServer();
  server.onCall = (arrival) => {
    if (arrival.method !== 'get') return write(arrival);
    const { postsPage } = arrival.params as { postsPage: number };
    return { status: 200, data: postsPage === 1 ? profile : { ...profile, posts: [post(1)], hasMore: false } };
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
      data: useProfile().data,
      feed: useProfileFeed(),
      update: useUpdateProfile(),
      back: useRestore('profilePost'),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => expect([result.current.data, result.current.feed.data]).not.toContain(undefined));
  return result;
}

describe('profile queries and mutations', () => {
  it('loads the posts of the profile page by page', async () => {
    const page = await setup();
    await act(() => page.current.feed.fetchNextPage());
    await waitFor(() => expect(page.current.feed.data?.map(({ id }) => id)).toEqual([3, 2, 1]));
    expect(page.current.feed.hasNextPage).toBe(false);
  });

  it.each<[ProfileUpdate, (data: ProfileData) => unknown, unknown]>([
    [
      { section: 'suggestedPages', id: 1, data: { isFavorite: true } },
      (data) => data.suggestedPages[0]?.isFavorite,
      true,
    ],
    [{ section: 'suggestions', id: 5, data: { isAdded: true } }, (data) => data.suggestions[0]?.isAdded, true],
    [
      { section: 'polls', id: 1, data: { option: 2 } },
      (data) => data.polls[0]?.options.map(({ percent }) => percent),
      [60, 40],
    ],
    [{ section: 'posts', id: 3, data: { youLiked: true } }, (data) => data.posts[0]?.likes, 3],
    [{ section: 'posts', id: 3, data: { isDeleted: true } }, (data) => data.posts.map(({ id }) => id), [2]],
    [
      { section: 'posts', id: 3, data: { comment: { id: 30, youLiked: true } } },
      (data) => data.posts[0]?.comments[0]?.likes,
      3,
    ],
    [
      { section: 'posts', id: 3, data: { comment: { id: 30, isDeleted: true } } },
      (data) => data.posts[0]?.comments,
      [],
    ],
  ])('shows %j immediately and rolls back after an error', async (update, read, wanted) => {
    const page = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => page.current.update.mutate(update));
    await waitFor(() => expect(read(page.current.data!)).toEqual(wanted));
    respond({ status: 500 });
    await waitFor(() => expect(page.current.data).toEqual(profile));
    await waitFor(() => expect(page.current.feed.data).toEqual(profile.posts));
  });

  it('updates the profile name in the session', async () => {
    startSession(server.signIn());
    const page = await setup();
    const header = { ...profile.header, name: 'Maren Berg', photo: 'data:,' };
    write = () => ({ status: 200, data: { section: 'header', data: header, version: 2 } });
    await act(() => page.current.update.mutateAsync({ section: 'header', data: { name: 'Maren Berg' } }));
    expect(readSession().user).toMatchObject({ fullName: 'Maren Berg', avatar: 'data:,' });
  });

  it('refetches the profile after restoring a post', async () => {
    const page = await setup();
    write = () => ({ status: 200, data: { restored: [{}], missing: [] } });
    const before = server.calls('/profile/data').length;
    await act(() => page.current.back.mutateAsync([3]));
    await waitFor(() => expect(server.calls('/profile/data').length).toBe(before + 2));
  });
});

describe('changeProfile', () => {
  it('keeps one poll vote per user, and percentages that add up to 100', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 2), { minLength: 1, maxLength: 5 }), (choices) => {
        const after = choices.reduce(choose, poll);
        expect(after.votes).toBe(5);
        expect(after.choice).toBe(choices.at(-1));
        expect(after.options.reduce((sum, { votes }) => sum + votes, 0)).toBe(5);
        expect(after.options.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      }),
    );
  });

  it('changes no post if the update has no post ID', () => {
    const first = { ...profile, posts: [post(1)] };
    expect(changeProfile(first, { section: 'posts', data: { youLiked: true } })).toEqual(first);
  });

  it('counts a like once and leaves non-optimistic changes to the response', () => {
    const like: ProfileUpdate = { section: 'posts', id: 3, data: { youLiked: true } };
    expect(changeProfile(changeProfile(profile, like), like).posts[0]?.likes).toBe(3);
    for (const update of [
      { section: 'header', data: { name: 'x' } },
      { section: 'posts', data: { text: 'New' } },
      { section: 'posts', id: 3, data: { comment: { text: 'New' } } },
    ] satisfies ProfileUpdate[]) {
      expect(changeProfile(profile, update)).toEqual(profile);
    }
  });
});
