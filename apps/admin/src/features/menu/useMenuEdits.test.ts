import { call, recordChange } from '@larder/domain';
import { menuEndpoints, type MenuOp } from '@larder/domain/contract';
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually, pressToast, renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import { sectionPlaces } from './menuTree';
import { useTestMenu } from './testing/useTestMenu';
import type { LoadedMenu } from './useMenu';
import { useMenuEdits } from './useMenuEdits';
import { useSectionMoves } from './useSectionMoves';

const { fail } = useMockServer();

const load = async () => (await call(menuEndpoints.catalogue, { state: 'draft' })).catalogue;
const empty = { catalogue: { menuOrder: [] }, index: { menu: new Map(), section: new Map() } } as unknown as LoadedMenu;

async function open() {
  const page = renderPageHook(() => {
    const menu = useTestMenu() ?? empty;
    const edits = useMenuEdits(menu);
    const places = menu.place ? sectionPlaces(menu.catalogue, menu.index) : [];
    return { menu, edits, places, moves: useSectionMoves(menu, edits, places) };
  });
  await eventually(() => expect(page.current.menu.place).toBeDefined());
  const [item] = page.current.menu.catalogue.items;
  const nameNow = async () => (await load()).items.find(({ id }) => id === item!.id)!.name;
  const rename = async (name: string): Promise<MenuOp> => {
    const { version } = (await load()).items.find(({ id }) => id === item!.id)!;
    return { op: 'update', kind: 'item', id: item!.id, version, set: { name } };
  };
  return { page, item: item!, rename, nameNow };
}

it('saves an edit of the draft, and undoes and redoes it', async () => {
  const { page, item, rename, nameNow } = await open();
  expect([page.current.edits.canUndo, page.current.edits.canRedo]).toEqual([false, false]);
  await page.run(async ({ edits }) => edits.apply([await rename('Leek soup')], 'Renamed'));
  expect([await nameNow(), shownToasts]).toEqual(['Leek soup', ['success: Renamed']]);
  await eventually(() => expect(page.current.edits.canUndo).toBe(true));
  await page.run(({ edits }) => edits.undo());
  await expect.poll(nameNow).toBe(item.name);
  await eventually(() => expect([page.current.edits.canUndo, page.current.edits.canRedo]).toEqual([false, true]));
  expect(shownToasts.at(-1)).toBe('success: menu.toasts.undone');
  await page.run(({ edits }) => edits.redo());
  await expect.poll(nameNow).toBe('Leek soup');
  await expect.poll(() => shownToasts.at(-1)).toBe('success: menu.toasts.redone');
  await page.run(({ edits }) => edits.undo());
  await expect.poll(nameNow).toBe(item.name);
});

it('the toast and Ctrl+Z undo an edit, but not if a later change can be undone elsewhere', async () => {
  const { page, item, rename, nameNow } = await open();
  await page.run(async ({ edits }) => edits.apply([await rename('Leek soup')], 'Renamed'));
  await page.run(() => pressToast());
  await expect.poll(nameNow).toBe(item.name);
  await page.run(async ({ edits }) => edits.apply([await rename('Onion soup')], 'Renamed'));
  await eventually(() => expect(page.current.edits.canUndo).toBe(true));
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
  await expect.poll(nameNow).toBe(item.name);
  await page.run(async ({ edits }) => edits.apply([await rename('Pea soup')], 'Renamed'));
  await page.run(() =>
    recordChange({ text: { key: 'later', values: {} }, calls: [], reload: [] }, undefined, new Date(Date.now() + 5000)),
  );
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
  await page.run(() => load());
  expect(await nameNow()).toBe('Pea soup');
  await page.run(({ edits }) => edits.undo());
  await expect.poll(nameNow).toBe(item.name);
});

it('an edit without changes is not sent, and a failed one is explained', async () => {
  const { page, item, rename, nameNow } = await open();
  const op = await rename('Leek soup');
  await page.run(async ({ edits }) => expect(await edits.apply([], 'Nothing')).toBeUndefined());
  expect(shownToasts).toEqual([]);
  fail();
  await page.run(async ({ edits }) => expect(await edits.apply([op], 'Renamed')).toBeUndefined());
  expect(shownToasts).toEqual(['danger: common.notSaved']);
  expect([await nameNow(), page.current.edits.canUndo]).toEqual([item.name, false]);
});

it('moves a section within its menu and announces its new place', async () => {
  const { page } = await open();
  const { places, menu } = page.current;
  const menuId = places.find(({ level, siblings }) => level === 1 && siblings.length > 2)!.menuId;
  const ids = page.current.moves.siblingsOf(menu.index.menu.get(menuId)!.sectionIds[0]!);
  const [first, second, ...rest] = ids;
  const order = async () =>
    (await load()).menus.find(({ id }) => id === menuId)!.sectionIds.filter((id) => ids.includes(id));
  await page.run(({ moves }) => moves.reorder(first!, [second!, first!, ...rest]));
  await expect.poll(order).toEqual([second, first, ...rest]);
  const text = `menu.tree.moved name=${menu.index.section.get(first!)!.name} n=2 total=${ids.length} parent=${menu.index.menu.get(menuId)!.name}`;
  expect(page.current.moves.announcement).toBe(text);
  await expect.poll(() => shownToasts.at(-1)).toBe(`success: ${text}`);
  await eventually(() => expect(page.current.edits.canUndo).toBe(true));
  await page.run(({ edits }) => edits.undo());
  await expect.poll(order).toEqual(ids);
  // By dragging: the last section before the first, then after it.
  for (const [place, expected] of [
    ['before', [ids.at(-1), ...ids.slice(0, -1)]],
    ['after', [ids[0], ids.at(-1), ...ids.slice(1, -1)]],
  ] as const) {
    await eventually(() => expect(page.current.edits.canUndo).toBe(false));
    await page.run(({ moves }) => moves.move({ ids: [ids.at(-1)!], target: ids[0]!, place }));
    await expect.poll(order).toEqual(expected);
    await eventually(() => expect(page.current.edits.canUndo).toBe(true));
    await page.run(({ edits }) => edits.undo());
    await expect.poll(order).toEqual(ids);
  }
});

it('moves a section to the end of another menu', async () => {
  const { page } = await open();
  const { places, menu } = page.current;
  const [menuId, other] = page.current.moves.menuIds;
  const section = places.find((place) => place.menuId === menuId && place.level === 1)!.section;
  const sections = async (id: string) => (await load()).menus.find((each) => each.id === id)!.sectionIds;
  await page.run(({ moves }) => moves.move({ ids: [section.id], target: other!, place: 'inside' }));
  await expect.poll(async () => (await sections(other!)).at(-1)).toBe(section.id);
  expect(await sections(menuId!)).not.toContain(section.id);
  const total = menu.index.menu.get(other!)!.sectionIds.length + 1;
  await expect
    .poll(() => shownToasts.at(-1))
    .toBe(
      `success: menu.tree.moved name=${section.name} n=${total} total=${total} parent=${menu.index.menu.get(other!)!.name}`,
    );
  await eventually(() => expect(page.current.edits.canUndo).toBe(true));
  await page.run(({ edits }) => edits.undo());
  await expect.poll(() => sections(menuId!)).toContain(section.id);
});

it('moves a menu only before or after another menu', async () => {
  const { page } = await open();
  const { menuIds, siblingsOf } = page.current.moves;
  const order = async () => (await load()).menuOrder.filter((id) => menuIds.includes(id));
  expect(siblingsOf(menuIds[0]!)).toEqual(menuIds);
  await page.run(({ moves }) => moves.move({ ids: [menuIds[0]!], target: menuIds[1]!, place: 'inside' }));
  await page.run(({ moves }) => moves.move({ ids: [menuIds[0]!], target: menuIds[0]!, place: 'after' }));
  expect(shownToasts).toEqual([]);
  await page.run(({ moves }) => moves.move({ ids: [menuIds[0]!], target: menuIds[1]!, place: 'after' }));
  await expect.poll(order).toEqual([menuIds[1], menuIds[0], ...menuIds.slice(2)]);
  const { name } = page.current.menu.index.menu.get(menuIds[0]!)!;
  await expect
    .poll(() => shownToasts.at(-1))
    .toBe(`success: menu.tree.movedMenu name=${name} n=2 total=${menuIds.length} parent=undefined`);
  await eventually(() => expect(page.current.edits.canUndo).toBe(true));
  await page.run(({ edits }) => edits.undo());
  await expect.poll(order).toEqual(menuIds);
});
