import { describe, expect, test } from 'vitest';
import { activeTrail, covers, toggleGroup, typeAheadIndex, type SideMenuSection } from './sideMenuModel';

const sections: SideMenuSection[] = [
  {
    id: 's1',
    title: 'Dashboards',
    items: [
      { id: 'home', title: 'Sales', href: '/' },
      { id: 'analytics', title: 'Analytics', href: '/dashboard/analytics' },
    ],
  },
  {
    id: 's2',
    title: 'Apps',
    items: [
      {
        id: 'invoices',
        title: 'Invoices',
        children: [
          { id: 'invoiceList', title: 'All invoices', href: '/apps/invoice/list' },
          { id: 'invoicePreview', title: 'Preview', href: '/apps/invoice/preview' },
        ],
      },
      {
        id: 'users',
        title: 'Users',
        children: [
          { id: 'userList', title: 'All users', href: '/apps/user/list' },
          { id: 'userView', title: 'User details', href: '/apps/user/view' },
        ],
      },
      {
        id: 'shop',
        title: 'Shop',
        children: [
          { id: 'deep', title: 'Deep', children: [{ id: 'leaf', title: 'Leaf', href: '/shop/deep/leaf' }] },
          { id: 'deep2', title: 'Deep too', children: [] },
        ],
      },
    ],
  },
];

describe('active row', () => {
  test.each([
    ['/', ['home']],
    ['/dashboard/analytics', ['analytics']],
    ['/dashboard/analytics/', ['analytics']],
    ['/apps/user/view/17', ['users', 'userView']],
    ['/apps/invoice/preview/5042', ['invoices', 'invoicePreview']],
    ['/apps/invoice/previewer', []],
    ['/shop/deep/leaf', ['shop', 'deep', 'leaf']],
    ['/nowhere', []],
  ])('resolves the path %s to the rows %j', (path, trail) => expect(activeTrail(sections, path)).toEqual(trail));

  test('prefers the longest matching link in any order', () => {
    const rows = [
      { id: 'apps', title: 'Apps', href: '/apps' },
      { id: 'mail', title: 'Mail', href: '/apps/email' },
    ];
    for (const items of [rows, rows.toReversed()])
      expect(activeTrail([{ id: 's', title: 'S', items }], '/apps/email/sent')).toEqual(['mail']);
  });

  test('does not treat the root as a parent', () => expect(covers('/', '/apps')).toBe(false));
});

describe('accordion', () => {
  const open = (...ids: string[]) => new Set(ids);

  test('closes the siblings of an opened group', () =>
    expect([...toggleGroup(sections, open('users'), 'invoices', [])]).toEqual(['invoices']));
  test('keeps the group of the current page open', () =>
    expect([...toggleGroup(sections, open('users'), 'invoices', ['users', 'userList'])]).toEqual([
      'users',
      'invoices',
    ]));
  test('closes nested groups with their parent', () =>
    expect([...toggleGroup(sections, open('shop', 'deep'), 'shop', [])]).toEqual([]));
  test('closes the siblings of a nested group and keeps its parent', () =>
    expect([...toggleGroup(sections, open('shop', 'deep'), 'deep2', [])]).toEqual(['shop', 'deep2']));
  test('closes the nested groups of a closed sibling', () =>
    expect([...toggleGroup(sections, open('shop', 'deep'), 'users', [])]).toEqual(['users']));
});

describe('type-ahead', () => {
  const titles = ['Sales', 'Shop', 'Été', 'Users'];
  test('moves to the next row that starts with the letter', () => expect(typeAheadIndex(titles, 's', 0)).toBe(1));
  test('continues with the first row after the last', () => expect(typeAheadIndex(titles, 's', 1)).toBe(0));
  test('keeps the current row while it matches several letters', () => expect(typeAheadIndex(titles, 'sh', 1)).toBe(1));
  test('ignores accents', () => expect(typeAheadIndex(titles, 'ete', 0)).toBe(2));
  test('returns -1 without a match', () => expect(typeAheadIndex(titles, 'x', 0)).toBe(-1));
});
