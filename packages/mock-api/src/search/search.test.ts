import { pages, searchEndpoints, type SearchGroup, type Suggestion } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

async function groups(server = startApi(), token?: string) {
  const { data } = await server.get('/api/main-search/data', {}, token);
  return searchEndpoints.main.output.parse(data).searchArr;
}
const groupOf = (list: SearchGroup[], title: SearchGroup['groupTitle']) =>
  list.find((group) => group.groupTitle === title)!;

describe('main search', () => {
  it('the main search has three groups with a limit of four visible rows, and all users', async () => {
    const list = await groups();
    expect(list.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
      ['Pages', 4],
      ['Files', 4],
      ['Contacts', 4],
    ]);
    expect(new Set(groupOf(list, 'Pages').data.map(({ id }) => id))).toEqual(new Set(pages.map(({ id }) => id)));
    expect(groupOf(list, 'Files').data).toHaveLength(4);
    expect(groupOf(list, 'Contacts').data).toHaveLength(50);
    expect(list.slice(1).every(({ data }) => data.every((row) => row.link))).toBe(true);
  });

  it('the main search contains the bookmarks of the signed-in user', async () => {
    const server = startApi();
    await server.post('/api/bookmarks/update', { id: 1 });
    const rows = groupOf(await groups(server), 'Pages').data as { id: number; isBookmarked: boolean }[];
    expect(rows.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id)).toEqual([1, 21, 22, 23, 24]);
  });

  it('the main search hides pages, files and users that the rights deny', async () => {
    const server = startApi({ auth: 'enforce' });
    const { token } = await server.signIn('server');
    const list = await groups(server, token);
    const paths = (groupOf(list, 'Pages').data as { link: string }[]).map(({ link }) => link);
    expect(paths).toEqual(expect.arrayContaining(['/today', '/apps/todo', '/apps/ecommerce/shop', '/pages/profile']));
    for (const path of ['/', '/dashboard/analytics', '/datatables/basic', '/apps/user/list', '/apps/invoice/list'])
      expect(paths).not.toContain(path);
    expect(groupOf(list, 'Files').data.map(({ title }) => title)).toEqual([
      'Winter menu tasting notes',
      'Rota, Quay Street',
    ]);
    expect(groupOf(list, 'Contacts').data).toEqual([]);
  });
});

describe('autocomplete', () => {
  it('autocomplete has exactly one hundred titles, ranked from 1 to 100', async () => {
    const { data } = await startApi().get('/api/autocomplete/data');
    const rows = data.autoComplete as Suggestion[];
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(new Set(rows.map(({ title }) => title)).size).toBe(100);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(100);
  });
});
