import { pages, pageTitles } from '@larder/domain/contract';
import type { SideMenuItem, SideMenuSection } from '@larder/ui/shell';
import { describe, expect, test } from 'vitest';
import en from '../../../public/assets/data/locales/en.json';
import { availablePage, buildMenu, hasRoute, horizontalMenu, isAvailable, listOf } from './navigation';

const everything = { routePaths: pages.map((page) => page.path), can: () => true };
const textOf = (key: string) =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], en);

/** Returns all items of a menu: groups and pages. */
const flat = (sections: ReturnType<typeof buildMenu>) =>
  sections.flatMap(({ items }) => items.flatMap((item) => [item, ...(item.children ?? [])]));

describe('page table', () => {
  test('the page table has the English title of every page', () => {
    for (const { titleKey, target } of pages) expect(textOf(titleKey), titleKey).toBe(pageTitles[target]);
  });
});

describe('menu', () => {
  test('the menu contains every page once, in the order of the table', () => {
    const targets = flat(buildMenu((key) => key, everything)).flatMap(({ id, href }) => (href ? id : []));
    expect(targets).toEqual(pages.map(({ target }) => target));
  });
  test('the menu has a text for every section, group and page', () => {
    const menu = buildMenu((key) => key, everything);
    for (const { title } of [...menu, ...flat(menu)]) expect(textOf(title), title).toEqual(expect.any(String));
  });
  test('the menu contains only pages with a route and omits empty groups and sections', () => {
    const menu = buildMenu((key) => key, {
      routePaths: ['/', '/apps/user/list', '/apps/user/view/$id', '/$'],
      can: () => true,
    });
    expect(menu.map(({ id }) => id)).toEqual(['dashboards', 'apps']);
    expect(flat(menu).map(({ id }) => id)).toEqual(['salesDashboard', 'group-users', 'userList']);
  });
  test('the menu hides pages that the user may not open', () => {
    const menu = buildMenu((key) => key, { ...everything, can: (_action, subject) => subject !== 'user' });
    expect(flat(menu).some(({ id }) => id === 'userList' || id === 'group-users')).toBe(false);
    expect(flat(menu).some(({ id }) => id === 'roles')).toBe(true);
  });
});

describe('available pages', () => {
  test.each([
    ['/', true],
    ['/apps/user/view/17', true],
    ['/apps/user/view/17?tab=security', true],
    ['/apps/user/view', false],
    ['/apps/bills', false],
  ])('%s has a route: %s', (link, expected) =>
    expect(hasRoute(['/', '/apps/user/view/$id', '/$'], link)).toBe(expected),
  );

  test('a link to a record requires the permission of its page', () => {
    const access = {
      routePaths: ['/apps/user/view/$id'],
      can: (_action: string, subject: string) => subject !== 'user',
    };
    expect(isAvailable('/apps/user/view/17', access)).toBe(false);
  });
  test('a link to a page without a route is not available', () =>
    expect(availablePage('bills', { routePaths: ['/'], can: () => true })).toBeUndefined());
});

describe('list of a record', () => {
  test.each([
    ['/apps/user/view/17', '/apps/user/list'],
    ['/apps/user/view/17?tab=security', '/apps/user/list'],
    ['/', '/'],
    ['/unknown', '/'],
  ])('a record at %s belongs to %s', (link, list) => expect(listOf(link, everything)).toBe(list));

  test('a record belongs to the start page if its list is not available', () =>
    expect(listOf('/apps/user/view/17', { ...everything, can: () => false })).toBe('/'));
});

describe('horizontal menu', () => {
  const section = (id: string, ...items: SideMenuSection['items'][number][]): SideMenuSection => ({
    id,
    title: id,
    items,
  });
  const item = (id: string, ...children: SideMenuItem[]): SideMenuItem =>
    children.length > 0 ? { id, title: id, children } : { id, title: id, href: `/${id}` };
  const shapeOf = (menu: readonly SideMenuSection[]) => menu.map(({ id, items }) => [id, items.map((each) => each.id)]);

  test('the horizontal menu appends "More" to "Pages" and gives every section an icon', () => {
    const menu = horizontalMenu([
      section('apps', item('bills')),
      section('pages', item('faq')),
      section('more', item('support'), item('docs')),
    ]);
    expect(shapeOf(menu)).toEqual([
      ['apps', ['bills']],
      ['pages', ['faq', 'support', 'docs']],
    ]);
    expect(menu.every(({ icon }) => icon !== undefined)).toBe(true);
  });

  test('the horizontal menu keeps "More" if the user may open no other pages', () =>
    expect(shapeOf(horizontalMenu([section('more', item('support'))]))).toEqual([['more', ['support']]]));

  test('the horizontal menu omits only the page about the collapsed menu', () => {
    const [apps] = horizontalMenu([
      section('apps', item('layouts', item('layoutCollapsed'), item('layoutFluid')), item('bills')),
    ]);
    expect(apps?.items.map(({ children }) => children?.map(({ id }) => id))).toEqual([['layoutFluid'], undefined]);
  });
});
