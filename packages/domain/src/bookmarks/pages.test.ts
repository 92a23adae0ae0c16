import { expect, it } from 'vitest';
import { initialBookmarks, pages } from './pages';

// Bookmarks are kept by id, menu and shortcuts by target, links by everybody: none of them changes or comes back as another page.
it('ids, targets and links of pages never change', async () => {
  const rows = pages.toSorted((a, b) => a.id - b.id).map(({ id, target, link }) => `${id} ${target} ${link}\n`);
  await expect(rows.join('')).toMatchFileSnapshot('pages.table.txt');
});

it('are unique, and links say where they lead and nothing else', () => {
  for (const key of ['id', 'target', 'link'] as const)
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
  for (const { link } of pages) expect(link).toMatch(/^\/[\w/-]*$/);
});

it('a new account has bookmarks of pages that there are', () => {
  const ids = pages.map(({ id }) => id);
  expect(initialBookmarks.filter((id) => !ids.includes(id))).toEqual([]);
});
