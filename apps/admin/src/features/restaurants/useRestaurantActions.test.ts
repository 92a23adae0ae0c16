import { call } from '@larder/domain';
import { restaurantEndpoints, type RestaurantRow, type RestaurantStatus } from '@larder/domain/contract';
import { expect, it, vi } from 'vitest';
import { renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import { useRestaurantActions } from './useRestaurantActions';

const { fail, signIn } = useMockServer();

const load = async () => (await call(restaurantEndpoints.list, {})).restaurants;
const withStatus = async (status: RestaurantStatus) => (await load()).find((row) => row.status === status)!;
const stored = async ({ id }: RestaurantRow) => (await load()).find((row) => row.id === id)!;

it('pauses a restaurant with a reason, and undo opens it again', async () => {
  const row = await withStatus('active');
  const page = renderPageHook(useRestaurantActions);
  await page.run((actions) => actions.start(row, 'pause'));
  expect(page.current.asked).toEqual({ action: 'pause', restaurant: row });
  expect((await stored(row)).status).toBe('active');
  await page.run((actions) => actions.change(row, 'pause', { reason: 'Oven broken' }));
  await page.run((actions) => actions.close());
  expect(page.current.asked).toBeUndefined();
  expect(await stored(row)).toMatchObject({ status: 'paused', statusReason: 'Oven broken' });
  expect(page.changes[0]?.text).toEqual({ key: 'restaurants.toasts.pause', values: { name: row.name } });
  await page.undo();
  expect((await stored(row)).status).toBe('active');
});

it('undoing the end of a pause restores its reason', async () => {
  const row = await withStatus('active');
  const page = renderPageHook(useRestaurantActions);
  await page.run((actions) => actions.change(row, 'pause', { reason: 'Oven broken' }));
  const paused = await stored(row);
  const [back] = page.current.actionsOf(paused);
  await page.run((actions) => actions.start(paused, back!.action));
  await expect.poll(async () => (await stored(row)).status).toBe('active');
  await expect.poll(() => page.changes[0]?.text.key).toBe(`restaurants.toasts.${back!.action}`);
  await page.undo();
  expect(await stored(row)).toMatchObject({ status: 'paused', statusReason: 'Oven broken' });
  await page.run(async (actions) => actions.change(await stored(row), back!.action));
});

it('a failed change is explained, unless its caller has shown the error', async () => {
  const row = await withStatus('active');
  const page = renderPageHook(useRestaurantActions);
  await page.run((actions) => actions.change(row, 'pause', { reason: 'Oven broken' }));
  const paused = await stored(row);
  const [back] = page.current.actionsOf(paused);
  shownToasts.length = 0;
  fail();
  const onFailure = vi.fn<() => boolean>(() => true);
  await page.run((actions) => actions.start(paused, back!.action, onFailure));
  await expect.poll(() => onFailure.mock.calls).toHaveLength(1);
  expect(shownToasts).toEqual([]);
  await page.run((actions) => actions.start(paused, back!.action));
  await expect.poll(() => shownToasts).toEqual([`danger: restaurants.toasts.statusFailed name=${row.name}`]);
});

it('explains which actions the user may not perform', async () => {
  const row = await withStatus('active');
  const denials = () =>
    renderPageHook(useRestaurantActions)
      .current.actionsOf(row)
      .map(({ denial }) => denial);
  expect(new Set(denials())).toEqual(new Set([undefined]));
  await signIn('server');
  expect(new Set(denials())).toEqual(new Set(['restaurants.denied.status']));
  await signIn('owner');
});
