import { expect, it } from 'vitest';
import { initialBookmarks, findPage, mayOpen, pages } from './pages';

it('pages have unique IDs, targets and paths', () => {
  for (const key of ['id', 'target', 'path'] as const)
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
  for (const { path } of pages) expect(path).toMatch(/^\/[\w/-]*$/);
});

it('each go-to key opens exactly one page', () => {
  const keys = pages.flatMap(({ goKey }) => goKey ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

it('parses the access of a page', () => {
  const accessOf = (path: string) => findPage(path)?.access;
  expect(accessOf('/apps/user/list')).toEqual({ action: 'read', subject: 'user' });
  expect(accessOf('/misc/error')).toBe('public');
  expect(accessOf('/pages/profile')).toBe('signed-in');
});

it('checks whether a link may be opened', () => {
  const can = (action: string, subject: string) => action === 'read' && subject === 'user';
  const links = ['/apps/user/view/17?tab=security', '/apps/chat', '/pages/profile', '/misc/error', '/no/such/page'];
  expect(links.map((link) => mayOpen(link, can))).toEqual([true, false, true, true, true]);
});

it.each([
  ['/', 'salesDashboard'],
  ['/apps/user/view', 'userView'],
  ['/apps/user/view/17?tab=security#keys', 'userView'],
  ['/apps/user/viewer', undefined],
  ['/no/such/page', undefined],
])('finds the page of %s: %s', (link, target) => expect(findPage(link)?.target).toBe(target));

it('the initial bookmarks of a new account are existing pages', () => {
  const ids = pages.map(({ id }) => id);
  expect(initialBookmarks.filter((id) => !ids.includes(id))).toEqual([]);
});
