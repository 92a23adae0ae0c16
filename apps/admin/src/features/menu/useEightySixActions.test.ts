import { call } from '@larder/domain';
import { eightySixEndpoints, type MenuItem } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { eventually, renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import { useTestMenu } from './testing/useTestMenu';
import { useEightySixActions } from './useEightySixActions';
import type { Menu } from './useMenu';

const { fail } = useMockServer();

async function open() {
  const page = renderPageHook(() => {
    const menu = useTestMenu();
    return { menu, actions: useEightySixActions(menu ?? ({} as Menu)) };
  });
  await eventually(() => expect(page.current.menu).toBeDefined());
  const menu = page.current.menu!;
  const entries = async () => (await call(eightySixEndpoints.list, { restaurant: menu.placeId })).entries;
  const entryOf = async (id: string) => (await entries()).find(({ targetId }) => targetId === id);
  const isFree = ({ id, archived }: MenuItem) =>
    !archived && !menu.entryOf(id) && page.current.actions.collateralOf({ kind: 'item', id, name: '' }).length === 0;
  const item = menu.catalogue.items.find(isFree)!;
  const target = { kind: 'item', id: item.id, name: item.name } as const;
  return { page, menu, entryOf, target };
}

it('takes an item off sale until the end of service, and undo puts it on sale again', async () => {
  const { page, entryOf, target } = await open();
  await page.run(({ actions }) => actions.takeOff(target));
  await expect
    .poll(async () => await entryOf(target.id))
    .toMatchObject({
      mode: 'out',
      channels: null,
      reason: 'sold_out',
      endedAt: null,
    });
  await expect
    .poll(() => page.changes[0]?.text)
    .toMatchObject({
      key: expect.stringMatching(/^menu\.toasts\.off/) as string,
      values: { name: target.name },
    });
  await page.undo();
  expect(await entryOf(target.id)).toBeUndefined();
});

it('takes an item off sale for some hours', async () => {
  const { page, menu, entryOf, target } = await open();
  await page.run(({ actions }) => actions.takeOff(target, 'hours', 3));
  await expect.poll(() => page.changes[0]?.text.key).toBe('menu.toasts.offUntil');
  const entry = (await entryOf(target.id))!;
  expect(Date.parse(entry.until!) - Date.parse(entry.at)).toBe(3 * 36e5);
  expect(page.changes[0]?.text.values).toEqual({ name: target.name, time: menu.formats.dateTime(entry.until!) });
  await page.undo();
});

it('limits the remaining number of an item; undo restores the previous entry', async () => {
  const { page, menu, entryOf, target } = await open();
  const input = {
    targets: [{ kind: 'item' as const, id: target.id }],
    restaurantIds: [menu.placeId],
    channels: ['pos' as const],
    mode: 'countdown' as const,
    remaining: 5,
    untilRule: 'manual' as const,
    reason: 'supplier' as const,
    note: 'Two crates',
  };
  await page.run(({ actions }) => actions.send(target, input));
  expect(page.changes[0]?.text).toEqual({ key: 'menu.toasts.countdown', values: { name: target.name, n: 5 } });
  await page.run(({ actions }) => actions.send(target, { ...input, mode: 'out', channels: null, note: '' }));
  expect(page.changes[0]?.text).toEqual({ key: 'menu.toasts.off', values: { name: target.name } });
  await page.undo();
  const restored = await entryOf(target.id);
  expect(restored).toMatchObject({
    mode: 'countdown',
    remaining: 5,
    channels: ['pos'],
    untilRule: 'manual',
    reason: 'supplier',
    note: 'Two crates',
  });
  await page.run(({ actions }) => actions.restore(restored!, target.name));
  expect(await entryOf(target.id)).toBeUndefined();
  expect(page.changes[0]?.text).toEqual({ key: 'menu.toasts.back', values: { name: target.name } });
  await page.undo();
  expect(await entryOf(target.id)).toMatchObject({ mode: 'countdown', remaining: 5, note: 'Two crates' });
  await page.run(async ({ actions }) => actions.restore((await entryOf(target.id))!, target.name));
});

it('asks before it takes off what other items need', async () => {
  const { page, menu } = await open();
  const { groups, options } = menu.catalogue;
  const [last, ...others] = groups
    .find(({ min, archived }) => min === 1 && !archived)!
    .optionIds.flatMap((id) => options.find((option) => option.id === id && !option.archived) ?? []);
  const needed = { kind: 'option', id: last!.id, name: last!.name } as const;
  expect(page.current.actions.collateralOf(needed)).toEqual([]);
  await page.run(({ actions }) =>
    actions.send(needed, {
      targets: others.map(({ id }) => ({ kind: 'option', id })),
      restaurantIds: [menu.placeId],
      channels: null,
      mode: 'out',
      untilRule: 'manual',
      reason: 'sold_out',
      note: '',
    }),
  );
  await eventually(() => expect(page.current.actions.collateralOf(needed)).not.toEqual([]));
  await page.run(({ actions }) => actions.takeOff(needed));
  expect(page.current.actions.asked).toEqual({ target: needed, mode: 'out' });
  await page.run(({ actions }) => actions.close());
  expect(page.current.actions.asked).toBeUndefined();
  await page.undo();
});

it('opens the dialog of an item with a mode', async () => {
  const { page, target } = await open();
  await page.run(({ actions }) => actions.ask(target));
  expect(page.current.actions.asked).toEqual({ target, mode: 'out' });
  await page.run(({ actions }) => actions.ask(target, 'countdown'));
  expect(page.current.actions.asked).toEqual({ target, mode: 'countdown' });
});

it('a failed change names the item', async () => {
  const { page, entryOf, target } = await open();
  const before = page.changes.length;
  fail();
  await page.run(({ actions }) => actions.takeOff(target));
  await expect.poll(() => shownToasts).toEqual([`danger: menu.toasts.notChanged name=${target.name}`]);
  expect(await entryOf(target.id)).toBeUndefined();
  expect(page.changes).toHaveLength(before);
});
