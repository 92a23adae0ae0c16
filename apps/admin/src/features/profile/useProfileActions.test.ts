import { call } from '@larder/domain';
import { profileEndpoints } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import { useProfileActions } from './useProfileActions';

const { fail } = useMockServer();

const load = () => call(profileEndpoints.data, {});

it('deletes posts and comments, and undo restores them', async () => {
  await call(profileEndpoints.update, { section: 'posts', data: { text: 'Six dozen oysters today' } });
  const [added] = (await load()).posts;
  await call(profileEndpoints.update, {
    section: 'posts',
    id: added!.id,
    data: { comment: { text: 'Gone by eight' } },
  });
  const post = (await load()).posts.find(({ id }) => id === added!.id)!;
  const page = renderPageHook(useProfileActions);
  const stored = async () => (await load()).posts.find(({ id }) => id === post.id);
  await page.run((actions) => actions.removeComment(post, post.comments[0]!));
  expect((await stored())?.comments).toEqual([]);
  expect(page.changes[0]?.text).toEqual({ key: 'profile.toasts.commentDeleted', values: {} });
  await page.undo();
  expect((await stored())?.comments).toMatchObject([{ text: 'Gone by eight' }]);
  await page.run((actions) => actions.removePost(post));
  expect(await stored()).toBeUndefined();
  expect(page.changes[0]?.text).toEqual({ key: 'profile.toasts.postDeleted', values: {} });
  await page.undo();
  expect(await stored()).toMatchObject({ id: post.id });
});

it('adds and removes friends, and undo does the opposite', async () => {
  const { suggestions } = await load();
  const friend = suggestions.find(({ isAdded }) => !isAdded)!;
  const page = renderPageHook(useProfileActions);
  const isAdded = async () => (await load()).suggestions.find(({ id }) => id === friend.id)?.isAdded ?? false;
  await page.run((actions) => actions.setFriend(friend.id, friend.fullName, true));
  expect(await isAdded()).toBe(true);
  expect(page.changes[0]?.text).toEqual({ key: 'profile.toasts.friendAdded', values: { name: friend.fullName } });
  await page.undo();
  expect(await isAdded()).toBe(false);
  await page.run((actions) => actions.setFriend(friend.id, friend.fullName, false));
  expect(page.changes[0]?.text.key).toBe('profile.toasts.friendRemoved');
});

it('a failed change is explained and not recorded', async () => {
  const page = renderPageHook(useProfileActions);
  const before = page.changes.length;
  fail();
  await page.run(async (actions) => expect(await actions.setFriend(1, 'Dana', true)).toBe(false));
  expect(shownToasts).toEqual(['danger: profile.toasts.failed']);
  expect(page.changes).toHaveLength(before);
});
