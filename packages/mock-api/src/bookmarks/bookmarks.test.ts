import { bookmarksSchema, pages, type Bookmarks } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const url = '/api/bookmarks/data';
const flip = '/api/bookmarks/update';

const read = async (server: ReturnType<typeof startApi>, token?: string) =>
  bookmarksSchema.parse((await server.get(url, {}, token)).data);
const idsOf = ({ bookmarks }: Bookmarks) => bookmarks.map(({ id }) => id);

describe('bookmarks', () => {
  it('bookmarks contain email, chat, tasks and calendar by default, and all pages as suggestions', async () => {
    const data = await read(startApi());
    expect(data.bookmarks.map(({ target }) => target)).toEqual(['email', 'chat', 'todo', 'calendar']);
    expect(data.suggestions.map(({ id }) => id)).toEqual(pages.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(data.suggestions.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id)).toEqual([21, 22, 23, 24]);
  });

  it('bookmarks keep the order in which they were added', async () => {
    const id = fc.constantFrom(1, 2, 21, 23, 51, 228);
    await fc.assert(
      fc.asyncProperty(fc.array(id, { maxLength: 12 }), async (flips) => {
        const server = startApi();
        let wanted = [21, 22, 23, 24];
        for (const page of flips) {
          expect((await server.post(flip, { id: page })).status).toBe(200);
          wanted = wanted.includes(page) ? wanted.filter((entry) => entry !== page) : [...wanted, page];
        }
        const data = await read(server);
        expect(idsOf(data)).toEqual(wanted);
        expect(data.suggestions.filter(({ isBookmarked }) => isBookmarked)).toHaveLength(wanted.length);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    [{ id: 999 }, 404],
    [{ id: 0 }, 404],
    [{ id: -21 }, 404],
    [{}, 422],
    [{ id: '21' }, 422],
    [{ id: 1e21 }, 422],
  ])('changing bookmarks with %j responds with %i and changes nothing', async (body, wanted) => {
    const server = startApi();
    const { status, data } = await server.post(flip, body);
    expect([status, data.code]).toEqual([wanted, wanted === 404 ? 'not_found' : 'validation']);
    expect(idsOf(await read(server))).toEqual([21, 22, 23, 24]);
  });

  it('each user has separate bookmarks', async () => {
    const server = startApi({ auth: 'enforce' });
    const [owner, manager] = [(await server.signIn('owner')).token, (await server.signIn('manager')).token];
    await server.post(flip, { id: 21 }, owner);
    expect(idsOf(await read(server, owner))).toEqual([22, 23, 24]);
    expect(idsOf(await read(server, manager))).toEqual([21, 22, 23, 24]);
  });
});
