import { pollShares, profilePostsPerPage, type ProfileData, type ProfilePost } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { indexedDbStorage } from '../persistence';
import { friday, startApi } from '../testing/api';

const update = '/profile/update';
const png = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`;
const picture = (bytes: number, type = 'image/png') => ({
  fileName: 'a.png',
  size: bytes,
  type,
  url: type === 'image/png' ? png(bytes) : `data:${type};base64,AAAA`,
});

function start(options: Parameters<typeof startApi>[0] = {}, token?: string) {
  const server = startApi(options);
  const read = async (postsPage = 1) => (await server.get('/profile/data', { postsPage }, token)).data as ProfileData;
  const change = (section: string, data: unknown, more: object = {}, by = token) =>
    server.post(update, { section, data, ...more }, by);
  const posts = async (data: unknown, id?: number) =>
    (await change('posts', data, id === undefined ? {} : { id })).data.data as ProfilePost[];
  return { ...server, read, change, posts };
}
async function people() {
  const server = start({ auth: 'enforce' });
  const [owner, manager] = [(await server.signIn('owner')).token, (await server.signIn('manager')).token];
  const as = (token: string) => (section: string, data: unknown, id?: number) =>
    server.post(update, { section, data, id }, token);
  return { ...server, asOwner: as(owner), asManager: as(manager), manager };
}

describe('the profile', () => {
  it('the profile contains all data of the page', async () => {
    const profile = await start().read();
    const { header, suggestedPages, twitterFeeds, posts, latestPhotos, suggestions, polls } = profile;
    expect(header.name).toBe('Maren Holt');
    expect([suggestedPages, twitterFeeds, posts, latestPhotos, suggestions].map(({ length }) => length)).toEqual([
      5, 4, 3, 9, 5,
    ]);
    expect(polls.map(({ options }) => options.length)).toEqual([3]);
  });

  it('the profile returns its posts page by page, newest first', async () => {
    const { read } = start();
    const pages = [await read(1), await read(2), await read(3), await read(4)];
    expect(pages.map(({ posts }) => posts.length)).toEqual([profilePostsPerPage, 3, 2, 0]);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false]);
    const times = pages.flatMap(({ posts }) => posts.map(({ time }) => time));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it.each([0, -1, 1.5, 'x'])('the profile rejects the page %s', async (postsPage) => {
    expect((await startApi().get('/profile/data', { postsPage })).status).toBe(400);
  });

  it('the `empty` seed has an empty profile', async () => {
    const { suggestedPages, posts, polls, hasMore } = await start({ seed: 'empty' }).read();
    expect([suggestedPages, posts, polls, hasMore]).toEqual([[], [], [], false]);
  });

  it('a changed profile updates the header, the about section and the name of the user', async () => {
    const { read, change, get } = start();
    const { data } = await change('header', { name: 'Maren Berg', title: null, cover: png(9) }, { version: 1 });
    const before = (await read()).userAbout;
    expect(data).toEqual({ section: 'header', data: (await read()).header, version: 2 });
    expect(data.data).toMatchObject({ name: 'Maren Berg', title: '', cover: png(9) });
    expect((await get('/api/users/user', { id: 1 })).data.user.fullName).toBe('Maren Berg');
    await change('userAbout', { city: 'Lisbon', website: null });
    expect((await read()).userAbout).toEqual({ ...before, city: 'Lisbon', website: '' });
  });

  it.each(['suggestedPages', 'twitterFeeds'] as const)('favorites can be added and removed: %s', async (section) => {
    const { read, change } = start();
    const marks = async () => (await read())[section].filter(({ isFavorite }) => isFavorite).map(({ id }) => id);
    const [first] = await marks();
    await change(section, { isFavorite: true }, { id: 4 });
    await change(section, { isFavorite: true }, { id: 4 });
    expect(await marks()).toEqual([first, 4]);
    await change(section, { isFavorite: false }, { id: first });
    expect(await marks()).toEqual([4]);
  });

  it('connections can be added and removed', async () => {
    const { read, change } = start();
    const { id } = (await read()).suggestions[1]!;
    const response = (await change('suggestions', { isAdded: true }, { id })).data.data as ProfileData['suggestions'];
    expect(response.filter(({ isAdded }) => isAdded).map((person) => person.id)).toEqual([id]);
    await change('suggestions', { isAdded: false }, { id });
    expect((await read()).suggestions.some(({ isAdded }) => isAdded)).toBe(false);
  });

  it('each user has one poll vote, which can be changed', async () => {
    const { read, change } = start();
    const before = (await read()).polls[0]!;
    for (const option of [1, 3, 3]) await change('polls', { option }, { id: 1 });
    const [poll] = (await read()).polls;
    expect([poll?.choice, poll?.votes]).toEqual([3, before.votes + 1]);
    expect(poll?.options.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(poll?.options[2]?.voters.map(({ id }) => id)).toContain(1);
  });

  it('poll percentages add up to 100, or to 0 without votes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1, maxLength: 8 }), (votes) => {
        const total = votes.reduce((sum, count) => sum + count, 0);
        const shares = pollShares(votes);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : 100);
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - (total === 0 ? 0 : (votes[index]! * 100) / total))).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('profile posts', () => {
  it('profile posts can be added, changed, liked, removed and restored', async () => {
    const { read, posts, post } = start();
    const [made] = await posts({ text: ' Shutters up. ', picture: picture(12) });
    expect(made).toMatchObject({ id: 9, text: 'Shutters up.', time: friday.toISOString(), isOwn: true, likes: 0 });
    const [liked] = await posts({ text: 'Shutters down.', youLiked: true }, 9);
    expect(liked).toMatchObject({ text: 'Shutters down.', likes: 1, youLiked: true, version: 2 });
    expect(liked?.likers.map(({ id }) => id)).toEqual([1]);
    expect((await posts({ youLiked: true }, 9))[0]?.likes).toBe(1);
    expect((await posts({ youLiked: false }, 9))[0]?.likes).toBe(0);
    expect((await posts({ isDeleted: true }, 9))[0]?.id).toBe(8);
    expect((await post('/api/restore', { subject: 'profilePost', ids: [9] })).status).toBe(200);
    expect((await read()).posts[0]?.id).toBe(9);
    await posts({ isDeleted: true }, 9);
    expect((await posts({ text: 'Again' }))[0]?.id).toBe(10);
  });

  it('profile posts accept comments, with likes and undo', async () => {
    const { posts } = start();
    const commentsOf = (list: ProfilePost[]) => list.find(({ id }) => id === 8)?.comments ?? [];
    const added = commentsOf(await posts({ comment: { text: 'Bravo' } }, 8));
    const { id } = added.at(-1)!;
    expect(added.at(-1)).toMatchObject({ text: 'Bravo', isOwn: true, author: { id: 1 } });
    expect(commentsOf(await posts({ comment: { id, text: 'Brava', youLiked: true } }, 8)).at(-1)).toMatchObject({
      text: 'Brava',
      likes: 1,
    });
    expect(commentsOf(await posts({ comment: { id, isDeleted: true } }, 8))).toHaveLength(added.length - 1);
    expect(commentsOf(await posts({ comment: { id, isDeleted: false } }, 8))).toHaveLength(added.length);
  });

  it('only the author can change a profile post, but anyone can like it or comment on it', async () => {
    const { asOwner, asManager, post, manager } = await people();
    for (const data of [{ text: 'x' }, { isDeleted: true }, { picture: null }]) {
      expect((await asManager('posts', data, 8)).data).toMatchObject({ status: 403, subject: 'profilePost' });
    }
    expect((await asManager('posts', { youLiked: true, comment: { text: 'Well done' } }, 8)).status).toBe(200);
    const [{ comments }] = (await asOwner('posts', { youLiked: true }, 8)).data.data as [ProfilePost];
    const { id } = comments.at(-1)!;
    for (const comment of [
      { id, text: 'x' },
      { id, isDeleted: true },
    ]) {
      expect((await asOwner('posts', { comment }, 8)).data).toMatchObject({ status: 403, subject: 'comment' });
    }
    expect((await asOwner('posts', { comment: { id, youLiked: true } }, 8)).status).toBe(200);
    await asOwner('posts', { isDeleted: true }, 8);
    expect((await post('/api/restore', { subject: 'profilePost', ids: [8] }, manager)).status).toBe(404);
  });
});

describe('rejected profile changes', () => {
  it.each([
    ['header', { name: ' ' }, {}, 422, { errors: { name: ['required'] } }],
    ['header', { cover: png(2 * 1024 * 1024 + 1) }, {}, 413, { code: 'too_large', limit: 2_097_152 }],
    ['header', { photo: 'data:image/gif;base64,AAAA' }, {}, 422, { errors: { photo: ['fileType'] } }],
    ['header', { name: 'x' }, { version: 9 }, 409, { code: 'version_conflict', current: { version: 1 } }],
    ['userAbout', { email: 'maren' }, {}, 422, { errors: { email: ['email'] } }],
    ['userAbout', { website: 'saltmarsh' }, {}, 422, { errors: { website: ['url'] } }],
    ['userAbout', { joined: 'yesterday' }, {}, 422, { errors: { joined: ['date'] } }],
    ['suggestedPages', { isFavorite: true }, { id: 77 }, 404, { id: 77 }],
    ['twitterFeeds', { isFavorite: 1 }, { id: 1 }, 422, {}],
    ['suggestions', { isAdded: true }, { id: 1 }, 404, {}],
    ['suggestions', { isAdded: true }, {}, 422, { errors: { id: ['number'] } }],
    ['polls', { option: 4 }, { id: 1 }, 422, { errors: { option: ['pick'] } }],
    ['polls', { option: 1 }, { id: 2 }, 404, {}],
    ['posts', { text: ' ' }, {}, 422, { errors: { text: ['required'] } }],
    ['posts', { text: 'a'.repeat(501) }, {}, 422, { errors: { text: [{ key: 'maxLength', n: 500 }] } }],
    ['posts', { text: '' }, { id: 8 }, 422, { errors: { text: ['required'] } }],
    ['posts', { text: 'x', picture: picture(3, 'image/gif') }, {}, 422, { errors: { picture: ['fileType'] } }],
    [
      'posts',
      { text: 'x', picture: { ...picture(3), thumbnail: 'javascript:alert(1)' } },
      {},
      422,
      { errors: { 'picture.thumbnail': ['url'] } },
    ],
    ['posts', { text: 'x', picture: picture(2 * 1024 * 1024 + 1) }, {}, 413, { code: 'too_large' }],
    ['posts', { youLiked: true }, { id: 99 }, 404, { subject: 'profilePost', id: 99 }],
    ['posts', { comment: { id: 999, youLiked: true } }, { id: 8 }, 404, { subject: 'comment' }],
    ['posts', { comment: {} }, { id: 8 }, 422, { errors: { 'comment.text': ['required'] } }],
    ['posts', { comment: { text: 'a'.repeat(301) } }, { id: 8 }, 422, {}],
    ['posts', { youLiked: true }, { id: 8, version: 4 }, 409, { code: 'version_conflict', current: { id: 8 } }],
    ['latestPhotos', {}, {}, 422, { errors: { section: ['pick'] } }],
  ])('rejected profile changes change nothing: %s %j %j', async (section, data, more, status, wanted) => {
    const { read, change } = start();
    const before = [await read(1), await read(2), await read(3)];
    expect((await change(section, data, more)).data).toMatchObject({ status, ...wanted });
    expect([await read(1), await read(2), await read(3)]).toEqual(before);
  });
});

it('profile posts and votes survive a reload and share no objects with responses', async () => {
  globalThis.indexedDB = new IDBFactory();
  const first = start({ storage: indexedDbStorage() });
  const [made] = await first.posts({ text: '<img src=x onerror=alert(1)> 👩‍🍳' });
  await first.change('polls', { option: 2 }, { id: 1 });
  made!.text = 'changed outside';
  const second = await start({ storage: indexedDbStorage() }).read();
  expect(second.posts[0]?.text).toBe('<img src=x onerror=alert(1)> 👩‍🍳');
  expect(second.polls[0]?.choice).toBe(2);
});

it('the picture of a profile post can be replaced and removed, up to a size', async () => {
  const { posts, change } = start();
  const [post] = await posts({ text: 'Menu', picture: picture(10) });
  const shown = async (data: unknown) => (await posts(data, post!.id)).find(({ id }) => id === post!.id)!;
  expect(post!.picture).toMatchObject({ url: png(10) });
  expect((await shown({ picture: { ...picture(20), fileName: 'b.png' } })).picture).toMatchObject({
    fileName: 'b.png',
  });
  expect((await shown({ text: 'Lunch' })).picture).toMatchObject({ fileName: 'b.png' });
  expect((await shown({ picture: null })).picture).toBeUndefined();
  const tooLarge = await change('posts', { picture: picture(11_000_000) }, { id: post!.id });
  expect(tooLarge).toMatchObject({ status: 413, data: { code: 'too_large' } });
});
