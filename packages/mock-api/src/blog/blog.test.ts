import { blogPictureLimit, type BlogDetail, type BlogPost } from '@larder/domain/contract';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { indexedDbStorage } from '../persistence';
import { startApi } from '../testing/api';

const list = '/blog/list/data';
const detail = '/blog/list/data/detail';
const edit = '/blog/list/data/edit';
const add = '/blog/add-post';
const update = '/blog/update-post';
const remove = '/blog/delete-post';
type Server = ReturnType<typeof startApi>;
const listOf = async ({ get }: Server) => (await get(list)).data as BlogPost[];
const detailOf = async ({ get }: Server, id: number) => (await get(detail, { id })).data.blog as BlogDetail;
const all = await listOf(startApi());

const form = {
  blogTitle: 'Ice, and how much of it',
  slug: 'ice',
  excerpt: 'A bucket is a unit.',
  content: '<p>One bucket a table.</p>',
  blogCategories: ['Service'],
  tags: ['bar'],
  status: 'Draft',
};
const png = { fileName: 'ice.png', size: 3, type: 'image/png', url: 'data:image/png;base64,AAAA' };

describe('demo posts', () => {
  it('demo posts have every status and category, unique slugs, content and comments', async () => {
    const server = startApi();
    const { data } = await server.get('/blog/list/data/sidebar');
    expect(all).toHaveLength(14);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['Published', 'Pending', 'Draft']));
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(14);
    expect(new Set(all.flatMap(({ blogCategories }) => blogCategories))).toEqual(
      new Set(data.categories.map(({ category }: { category: string }) => category)),
    );
    expect(all.map(({ comment }) => comment)).toContain(0);
    expect(all[0]!.comment).toBe(5);
    for (const { id, excerpt } of all) {
      const post = await detailOf(server, id);
      expect(post.content).toMatch(/^<p>.+<\/(p|ul|ol)>$/s);
      expect(excerpt.length).toBeLessThanOrEqual(300);
      expect(post.comments).toHaveLength(post.comment);
    }
  });

  it('the blog sidebar has the four newest published demo posts', async () => {
    const { data } = await startApi().get('/blog/list/data/sidebar');
    const newest = all
      .filter(({ status }) => status === 'Published')
      .toSorted((a, b) => Date.parse(b.blogPosted) - Date.parse(a.blogPosted))
      .slice(0, 4);
    expect(data.recentPosts).toEqual(
      newest.map(({ id, img, title, blogPosted }) => ({ id, img, title, createdTime: blogPosted })),
    );
    expect(data.categories.every(({ icon }: { icon: string }) => icon !== '')).toBe(true);
  });

  it.each([
    ['empty', 0],
    ['large', 210],
  ] as const)('the number of demo posts with the seed %s is %i', async (seed, total) => {
    const server = startApi({ seed });
    expect(await listOf(server)).toHaveLength(total);
    expect((await server.get(detail)).status).toBe(total === 0 ? 404 : 200);
    expect((await server.get('/blog/list/data/sidebar')).data.recentPosts).toHaveLength(total === 0 ? 0 : 4);
  });
});

describe('a single post', () => {
  it.each([detail, edit])('a request without an ID returns the first post: %s', async (url) => {
    const { get } = startApi();
    expect((await get(url)).data).toEqual((await get(url, { id: 1 })).data);
    expect((await get(url, { id: 7 })).data.blog.id).toBe(7);
  });

  it.each([
    [{ id: 0 }, 404],
    [{ id: -1 }, 404],
    [{ id: 15 }, 404],
    [{ id: 'one' }, 400],
    [{ id: 1.5 }, 400],
  ])('requesting a post with %j responds with %i', async (params, status) => {
    const { get, remove: del } = startApi();
    expect((await get(detail, params)).status).toBe(status);
    expect((await get(edit, params)).status).toBe(status);
    expect((await del(remove, params)).status).toBe(status);
  });

  it('a post has the same data in the editor and in the blog', async () => {
    const server = startApi();
    const { blog } = (await server.get(edit, { id: 3 })).data;
    const post = await detailOf(server, 3);
    expect(blog).toMatchObject({ blogTitle: post.title, slug: post.slug, content: post.content, version: 1 });
    expect(blog.featuredImage.url).toBe(post.img);
    expect(blog).not.toHaveProperty('bookmarked');
  });
});

describe('saving posts', () => {
  it('adds a post by the signed-in user', async () => {
    const server = startApi();
    const { token } = await server.signIn('manager');
    const given = { ...form, blogTitle: ' Ice ', featuredImage: png, imageAlt: 'Ice', id: 900 };
    const { status, data } = await server.post(add, { post: given }, token);
    expect([status, data.post]).toEqual([
      201,
      expect.objectContaining({
        id: 15,
        title: 'Ice',
        img: png.url,
        imageAlt: 'Ice',
        userFullName: 'Ilse Okafor',
        blogPosted: server.clock.now.toISOString(),
        comment: 0,
        comments: [],
        bookmarked: 0,
        version: 1,
      }),
    ]);
    expect((await listOf(server)).at(-1)).toMatchObject({ id: 15, slug: 'ice', status: 'Draft' });
  });

  it.each([
    [{ ...form, blogTitle: ' ' }, { blogTitle: ['required'] }],
    [{ ...form, blogTitle: 'x'.repeat(121) }, { blogTitle: [{ key: 'maxLength', n: 120 }] }],
    [{ ...form, slug: '' }, { slug: ['required'] }],
    [{ ...form, slug: 'Ice Cubes' }, { slug: ['slug'] }],
    [{ ...form, excerpt: 'x'.repeat(301) }, { excerpt: [{ key: 'maxLength', n: 300 }] }],
    [{ ...form, blogCategories: [] }, { blogCategories: ['pick'] }],
    [{ ...form, status: 'Gone' }, { status: ['pick'] }],
    [{ ...form, featuredImage: { ...png, type: 'image/svg+xml' } }, { featuredImage: ['fileType'] }],
    [{ ...form, featuredImage: { ...png, url: 'data:text/html,<p>' } }, { featuredImage: ['fileType'] }],
    [{ slug: 'ice' }, expect.objectContaining({ blogTitle: ['required'], content: ['required'] })],
  ])('rejects the post %j', async (post, errors) => {
    const server = startApi();
    const { status, data } = await server.post(add, { post });
    expect([status, data.code]).toEqual([422, 'validation']);
    expect(data.errors).toEqual(errors);
    expect(await listOf(server)).toEqual(all);
    expect((await server.post(update, { post: { ...post, id: 99 } })).status).toBe(404);
  });

  it('rejects a post with a used slug or a picture that is too large', async () => {
    const server = startApi();
    const taken = await server.post(add, { post: { ...form, slug: all[2]!.slug } });
    expect([taken.status, taken.data]).toEqual([409, expect.objectContaining({ errors: { slug: ['taken'] } })]);
    const url = `data:image/png;base64,${'A'.repeat(2_900_000)}`;
    for (const featuredImage of [
      { ...png, url },
      { ...png, size: blogPictureLimit + 1 },
    ]) {
      const response = await server.post(add, { post: { ...form, featuredImage } });
      expect(response.data).toMatchObject({ status: 413, code: 'too_large', limit: blogPictureLimit });
      expect((await server.post(update, { post: { id: 1, featuredImage } })).status).toBe(413);
    }
    expect(await listOf(server)).toEqual(all);
  });

  it('changes the given fields of a post and clears fields with null', async () => {
    const server = startApi();
    const first = await server.post(update, { post: { id: 3, blogTitle: 'Eleven words' }, version: 1 });
    expect([first.status, first.data.post]).toEqual([
      200,
      { ...(await detailOf(startApi(), 3)), title: 'Eleven words', version: 2 },
    ]);
    const second = await server.post(update, { post: { id: 3, featuredImage: null, imageAlt: null } });
    expect(second.data.post).toMatchObject({ img: '', imageAlt: '', version: 3 });
    expect((await server.get(edit, { id: 3 })).data.blog).toMatchObject({ featuredImage: null, imageAlt: '' });
  });

  it('sets the date when a post is published', async () => {
    const server = startApi();
    const { post } = (await server.post(update, { post: { id: 14, status: 'Published' } })).data;
    expect(post.blogPosted).toBe(server.clock.now.toISOString());
    server.pass(60_000);
    expect((await server.post(update, { post: { id: 14, tags: [] } })).data.post.blogPosted).toBe(post.blogPosted);
    expect((await server.get('/blog/list/data/sidebar')).data.recentPosts[0].id).toBe(14);
  });

  it('reports errors of a post in this order: unknown ID, outdated version, taken slug, invalid fields', async () => {
    const server = startApi();
    await server.post(update, { post: { id: 3, tags: ['wine'] } });
    const before = await listOf(server);
    const wrong = { slug: all[4]!.slug, blogTitle: '' };
    const response = async (body: object) => (await server.post(update, body)).data;
    expect(await response({ post: { id: 99, ...wrong }, version: 1 })).toMatchObject({ status: 404, subject: 'post' });
    const current = await detailOf(server, 3);
    expect(await response({ post: { id: 3, ...wrong }, version: 1 })).toMatchObject({
      code: 'version_conflict',
      current,
    });
    expect(await response({ post: { id: 3, ...wrong }, version: 2 })).toMatchObject({ code: 'taken' });
    expect(await response({ post: { id: 3, blogTitle: '' } })).toMatchObject({ errors: { blogTitle: ['required'] } });
    expect(await response({ post: { id: 3, slug: before[2]!.slug } })).toMatchObject({ post: { version: 3 } });
    expect(await response({})).toMatchObject({ status: 422, errors: { post: ['required'] } });
  });

  it('stores any text of a post unchanged', async () => {
    const server = startApi();
    const content = `<script>alert(1)</script>\u202E${'🧊'.repeat(5000)}`;
    expect((await server.post(update, { post: { id: 1, content } })).data.post.content).toBe(content);
  });
});

describe('bookmarks', () => {
  it.each([
    ['owner', [9, 10]],
    ['manager', [8]],
    ['server', []],
  ] as const)('the %s has initially bookmarked the posts %j', async (role, ids) => {
    const server = startApi();
    const { token } = await server.signIn(role);
    const posts = await Promise.all(
      [7, 8, 9, 10, 11].map(async (id) => (await server.get(detail, { id }, token)).data.blog),
    );
    expect(posts.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id)).toEqual(ids);
  });

  it('a bookmark belongs to its user, counts once and keeps the version of the post', async () => {
    const server = startApi();
    const [owner, manager] = [await server.signIn('owner'), await server.signIn('manager')];
    const before = await detailOf(server, 3);
    const mark = (isBookmarked: boolean, token: string) =>
      server.post(update, { post: { id: 3, isBookmarked }, version: 77 }, token);
    expect((await mark(true, owner.token)).data.post).toMatchObject({
      isBookmarked: true,
      bookmarked: before.bookmarked + 1,
      version: 1,
    });
    await mark(true, owner.token);
    const seen = (await server.get(detail, { id: 3 }, manager.token)).data.blog;
    expect(seen).toMatchObject({ isBookmarked: false, bookmarked: before.bookmarked + 1 });
    await mark(false, owner.token);
    expect(await detailOf(server, 3)).toEqual(before);
  });
});

describe('removing a post', () => {
  it('removing a post hides it, never reuses its ID and can be undone with its comments', async () => {
    const server = startApi();
    expect((await server.remove(remove, { id: 14 })).data).toEqual({ id: 14 });
    expect((await server.remove(remove, { id: 1 })).status).toBe(200);
    expect((await server.get(detail)).data.blog.id).toBe(2);
    expect((await server.post('/blog/save-comment', { postId: 1, comment: { id: 1, isDeleted: true } })).status).toBe(
      403,
    );
    expect((await server.post(add, { post: form })).data.post.id).toBe(15);
    await server.post('/api/restore', { subject: 'post', ids: [1, 14] });
    expect((await listOf(server)).slice(0, 14)).toEqual(all);
  });

  it('removing a post cannot be undone once its slug is used again', async () => {
    const server = startApi();
    await server.remove(remove, { id: 1 });
    await server.post(add, { post: { ...form, slug: all[0]!.slug } });
    expect((await server.post('/api/restore', { subject: 'post', ids: [1] })).data.code).toBe('taken');
  });
});

describe('users without the right to write', () => {
  it('users without the right to write can read published posts and bookmark them', async () => {
    const { get, post, remove: del, signIn } = startApi({ auth: 'enforce' });
    const { token } = await signIn('server');
    const posts = (await get(list, {}, token)).data as BlogPost[];
    expect(posts).toHaveLength(12);
    expect((await get(detail, { id: 13 }, token)).status).toBe(404);
    expect((await post(update, { post: { id: 14, isBookmarked: true } }, token)).status).toBe(404);
    expect((await post(update, { post: { id: 2, isBookmarked: true } }, token)).status).toBe(200);
    const responses = await Promise.all([
      post(add, { post: form }, token),
      post(update, { post: { id: 2, isBookmarked: true, tags: [] } }, token),
      post(update, { post: { id: 99, tags: [] } }, token),
      del(remove, { id: 2 }, token),
    ]);
    expect(responses.map(({ status, data }) => [status, data.action, data.subject])).toEqual([
      [403, 'create', 'post'],
      [403, 'update', 'post'],
      [403, 'update', 'post'],
      [403, 'delete', 'post'],
    ]);
    expect((await get(list)).status).toBe(401);
  });
});

describe('stored posts', () => {
  it('stored posts survive a reload and share no objects with responses', async () => {
    globalThis.indexedDB = new IDBFactory();
    const first = startApi({ storage: indexedDbStorage() });
    const { post } = (await first.post(add, { post: form })).data;
    post.tags.push('spoiled');
    await first.post(update, { post: { id: 2, isBookmarked: true } });
    await first.remove(remove, { id: 5 });
    const second = startApi({ storage: indexedDbStorage() });
    const posts = await listOf(second);
    expect(posts).toEqual(await listOf(first));
    expect(posts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect([posts[1]!.isBookmarked, posts.at(-1)!.tags]).toEqual([true, ['bar']]);
    expect((await second.post('/api/restore', { subject: 'post', ids: [5] })).status).toBe(200);
  });
});
