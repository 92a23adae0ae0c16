import type { BlogComment, BlogDetail } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const save = '/blog/save-comment';
const form = { name: ' Maren Holt ', email: 'maren.holt@saltmarsh.example', text: ' Counting with you.  ' };
type Server = ReturnType<typeof startApi>;
const postOf = async ({ get }: Server, id = 1) => (await get('/blog/list/data/detail', { id })).data.blog as BlogDetail;

describe('comments', () => {
  it('comments are appended with their author and counted', async () => {
    const server = startApi();
    const before = await postOf(server);
    const { status, data } = await server.post(save, {
      postId: 1,
      comment: { ...form, website: 'https://holt.example' },
    });
    expect([status, data.comment]).toEqual([
      201,
      {
        id: 17,
        parentId: null,
        avatar: '',
        name: 'Maren Holt',
        website: 'https://holt.example',
        text: 'Counting with you.',
        commentedAt: server.clock.now.toISOString(),
        isOwn: true,
      },
    ]);
    const after = await postOf(server);
    expect([after.comments, after.comment]).toEqual([[...before.comments, data.comment], before.comment + 1]);
    expect(JSON.stringify(after)).not.toContain('maren.holt@');
  });

  it('comments can be replies; a reply to a reply becomes its sibling', async () => {
    const { post } = startApi();
    expect((await post(save, { postId: 1, comment: { ...form, parentId: 3 } })).data.comment.parentId).toBe(3);
    expect((await post(save, { postId: 1, comment: { ...form, parentId: 2 } })).data.comment.parentId).toBe(1);
  });

  it('comments can be changed, removed and restored by their author', async () => {
    const server = startApi();
    const { comment } = (await server.post(save, { postId: 1, comment: form })).data as { comment: BlogComment };
    const changed = await server.post(save, { postId: 1, comment: { ...form, id: comment.id, text: 'Counted.' } });
    expect([changed.status, changed.data.comment]).toEqual([200, { ...comment, text: 'Counted.' }]);
    await server.post(save, { postId: 1, comment: { ...form, parentId: comment.id } });
    const gone = await server.post(save, { postId: 1, comment: { id: comment.id, isDeleted: true } });
    expect(gone.status).toBe(200);
    // Its replies are removed and restored with it.
    expect((await postOf(server)).comment).toBe(5);
    expect((await server.post(save, { postId: 1, comment: { id: comment.id, isDeleted: true } })).status).toBe(404);
    expect((await server.post(save, { postId: 1, comment: form })).data.comment.id).toBe(19);
    await server.post('/api/restore', { subject: 'comment', ids: [comment.id] });
    expect((await postOf(server)).comments.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 17, 18, 19]);
  });

  it('comments cannot be restored by other users', async () => {
    const server = startApi({ auth: 'enforce' });
    const [own, other] = [await server.signIn('server'), await server.signIn('manager')];
    const { id } = (await server.post(save, { postId: 1, comment: form }, own.token)).data.comment;
    await server.post(save, { postId: 1, comment: { id, isDeleted: true } }, own.token);
    const restore = ({ token }: { token: string }) =>
      server.post('/api/restore', { subject: 'comment', ids: [id] }, token);
    expect([(await restore(other)).status, (await restore(own)).status]).toEqual([404, 200]);
  });

  it.each([
    [{}, { name: ['required'], email: ['required'], text: ['required'] }],
    [{ ...form, name: ' ' }, { name: ['required'] }],
    [{ ...form, email: 'nobody' }, { email: ['email'] }],
    [{ ...form, website: 'larder' }, { website: ['url'] }],
    [{ ...form, website: 'javascript:alert(1)' }, { website: ['url'] }],
    [{ ...form, text: ' a ' }, { text: [{ key: 'minLength', n: 3 }] }],
    [{ ...form, text: 'x'.repeat(2001) }, { text: [{ key: 'maxLength', n: 2000 }] }],
    [{ ...form, text: 7 }, { text: ['required'] }],
    [{ isDeleted: true }, expect.objectContaining({ name: ['required'] })],
  ])('invalid comments are rejected: %j', async (comment, errors) => {
    const server = startApi();
    const before = await postOf(server);
    const { status, data } = await server.post(save, { postId: 1, comment });
    expect([status, data.code, data.errors]).toEqual([422, 'validation', errors]);
    expect(await postOf(server)).toEqual(before);
  });

  it('comments accept an empty website and any text', async () => {
    const { post } = startApi();
    const text = '<b>“مرحبا”</b> \u202E👩‍🍳';
    const { status, data } = await post(save, { postId: 1, comment: { ...form, website: '', text } });
    expect([status, data.comment.text]).toEqual([201, text]);
    expect(data.comment).not.toHaveProperty('website');
  });

  it('saving a comment checks post, parent, comment and author before the text', async () => {
    const server = startApi();
    const response = async (body: object) => {
      const { data } = await server.post(save, body);
      return [data.status, data.subject, data.id];
    };
    expect(await response({ postId: 99, comment: {} })).toEqual([404, 'post', 99]);
    expect(await response({ postId: 1, comment: { id: 99 } })).toEqual([404, 'comment', 99]);
    expect(await response({ postId: 2, comment: { id: 5 } })).toEqual([404, 'comment', 5]);
    expect(await response({ postId: 1, comment: { parentId: 6 } })).toEqual([404, 'comment', 6]);
    expect(await response({ postId: 1, comment: { id: 1, text: '' } })).toEqual([403, 'comment', undefined]);
    expect(await response({ postId: 1, comment: { id: 1, isDeleted: true } })).toEqual([403, 'comment', undefined]);
    expect((await server.post(save, { comment: form })).data.errors).toEqual({ postId: ['number'] });
    expect((await server.post(save, { postId: 1 })).status).toBe(422);
  });

  it('all signed-in users can comment on posts that they can see', async () => {
    const { get, post, signIn } = startApi({ auth: 'enforce' });
    const { token } = await signIn('server');
    expect((await post(save, { postId: 13, comment: form }, token)).status).toBe(404);
    expect((await post(save, { postId: 1, comment: { ...form, id: 3, text: 'By two.' } }, token)).status).toBe(200);
    const { blog } = (await get('/blog/list/data/detail', { id: 1 }, token)).data;
    expect(blog.comments.filter(({ isOwn }: BlogComment) => isOwn).map(({ id }: BlogComment) => id)).toEqual([3]);
    expect((await post(save, { postId: 1, comment: form })).status).toBe(401);
  });
});
