import { pages } from '@larder/domain/contract';
import { describe, expect, test } from 'vitest';
import en from '../../public/assets/data/locales/en.json';
import { menuTree } from './menuTree';
import { buildMenu, hasRoute, isReachable, reachablePage } from './navigation';

const everything = { routePaths: pages.map((page) => page.link), can: () => true };
const said = (key: string) =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], en);

/** The rows below a menu, groups and pages alike. */
const flat = (sections: ReturnType<typeof buildMenu>) =>
  sections.flatMap(({ items }) => items.flatMap((item) => [item, ...(item.children ?? [])]));

describe('the page table', () => {
  test('every page has a title', () => {
    for (const { target, title } of pages) expect(said(`nav.pages.${target}`)).toBe(title);
  });
});

describe('the menu', () => {
  test('holds every page once', () => {
    const targets = menuTree.flatMap(({ entries }) =>
      entries
        .flatMap((entry) => (typeof entry === 'object' && 'group' in entry ? entry.entries : [entry]))
        .map((leaf) => (typeof leaf === 'string' ? leaf : leaf[0])),
    );
    expect(targets.toSorted()).toEqual(pages.map((page) => page.target).toSorted());
  });
  test('has words for every row', () => {
    for (const { title } of [...buildMenu((key) => key, everything), ...flat(buildMenu((key) => key, everything))])
      expect(said(title), title).toEqual(expect.any(String));
  });
  test('offers what has a route, and leaves empty groups and sections out', () => {
    const menu = buildMenu((key) => key, {
      routePaths: ['/', '/apps/user/list', '/apps/user/view/$id', '/$'],
      can: () => true,
    });
    expect(menu.map(({ id }) => id)).toEqual(['dashboards', 'apps']);
    expect(flat(menu).map(({ id }) => id)).toEqual(['salesDashboard', 'group-users', 'userList']);
  });
  test('hides what the ability denies', () => {
    const menu = buildMenu((key) => key, { ...everything, can: (_action, subject) => subject !== 'user' });
    expect(flat(menu).some(({ id }) => id === 'userList' || id === 'group-users')).toBe(false);
    expect(flat(menu).some(({ id }) => id === 'roles')).toBe(true);
  });
});

describe('a link', () => {
  test.each([
    ['/', true],
    ['/apps/user/view/17', true],
    ['/apps/user/view/17?tab=security', true],
    ['/apps/user/view', false],
    ['/apps/bills', false],
  ])('%s has a route: %s', (link, expected) =>
    expect(hasRoute(['/', '/apps/user/view/$id', '/$'], link)).toBe(expected),
  );

  test('of a record needs the ability of its page', () => {
    const reach = {
      routePaths: ['/apps/user/view/$id'],
      can: (_action: string, subject: string) => subject !== 'user',
    };
    expect(isReachable('/apps/user/view/17', reach)).toBe(false);
  });
  test('of a page that is not built is not offered', () =>
    expect(reachablePage('bills', { routePaths: ['/'], can: () => true })).toBeUndefined());
});
