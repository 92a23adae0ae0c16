import { call, createQueryClient } from '@larder/domain';
import { menuEndpoints } from '@larder/domain/contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually, shownToasts, useMockServer } from '../../../testing/mockServer';
import { TextKeys } from '../../../testing/TextKeys';
import { useTestMenu } from '../testing/useTestMenu';
import { ChangesPanel } from './ChangesPanel';

const { fail } = useMockServer();
const wait = { timeout: 10_000 };

function Panel() {
  const menu = useTestMenu();
  return menu ? <ChangesPanel menu={menu} /> : null;
}
const draft = async () => (await call(menuEndpoints.changes, {})).draft;
const idsOf = async () => (await call(menuEndpoints.changes, {})).changes.map(({ id }) => id);

async function open() {
  const queryClient = createQueryClient();
  render(
    <TextKeys queryClient={queryClient}>
      <Panel />
    </TextKeys>,
  );
  const [box] = await screen.findAllByRole('checkbox', undefined, wait);
  fireEvent.click(box!);
  const count = Number(
    /count=(\d+)/.exec((await screen.findByRole('button', { name: /discard count=/ })).textContent)![1],
  );
  return { queryClient, count };
}
async function confirm() {
  fireEvent.click(screen.getByRole('button', { name: /discard count=/ }));
  const dialog = within(await screen.findByRole('alertdialog', undefined, wait));
  fireEvent.click(dialog.getByRole('button', { name: /discard count=/ }));
  return dialog;
}

it('a failed discard is explained in the dialog and keeps the change', async () => {
  const before = await idsOf();
  await open();
  fail();
  const dialog = await confirm();
  await dialog.findByRole('alert', undefined, wait);
  expect(await idsOf()).toEqual(before);
  expect(shownToasts).toEqual([]);
});

it('discarding the chosen change discards only it and what depends on it', async () => {
  const before = await idsOf();
  const { count } = await open();
  await confirm();
  await eventually(() => expect(shownToasts).toEqual([`success: menu.toasts.discarded count=${count}`]));
  const after = await idsOf();
  expect(before.filter((id) => !after.includes(id))).toHaveLength(count);
  expect(after.every((id) => before.includes(id))).toBe(true);
});

it('a chosen change that someone else has discarded is no longer chosen', async () => {
  const before = await idsOf();
  const { queryClient } = await open();
  await call(menuEndpoints.discard, { draftVersion: (await draft()).draftVersion, ids: [before[0]!] });
  await act(() => queryClient.invalidateQueries());
  await eventually(() => expect(screen.queryByRole('button', { name: /discard count=/ })).toBeNull());
});
