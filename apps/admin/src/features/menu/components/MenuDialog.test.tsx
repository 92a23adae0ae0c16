import { call } from '@larder/domain';
import { menuEndpoints } from '@larder/domain/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMockServer } from '../../../testing/mockServer';
import { TextKeys } from '../../../testing/TextKeys';
import { useTestMenu } from '../testing/useTestMenu';
import { useMenuEdits } from '../useMenuEdits';
import type { LoadedMenu } from '../useMenu';
import { MenuDialog, type MenuDialogProps } from './MenuDialog';

useMockServer();

const onClose = vi.fn<() => void>();
function Editor({ menu, record }: Pick<MenuDialogProps, 'menu' | 'record'>) {
  return <MenuDialog record={record} menu={menu} edits={useMenuEdits(menu)} onClose={onClose} />;
}
function Page({ recordIn }: { recordIn: (menu: LoadedMenu) => MenuDialogProps['record'] }) {
  const menu = useTestMenu();
  return menu ? <Editor menu={menu} record={recordIn(menu)} /> : null;
}
const draftOf = () => call(menuEndpoints.catalogue, { state: 'draft' });
const group = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) }, { timeout: 10_000 });
const save = () => fireEvent.click(screen.getByRole('button', { name: /^menu\.records\.saveDraft/ }));

it('saves the channels, restaurants and dayparts of a menu', async () => {
  const { catalogue } = await draftOf();
  const menu = catalogue.menus.find(({ archived, channels }) => !archived && channels === null)!;
  const saved = async () => (await draftOf()).catalogue.menus.find(({ id }) => id === menu.id)!;
  render(<Page recordIn={({ index }) => index.menu.get(menu.id)!} />, { wrapper: TextKeys });
  const channels = within(await group('menu.fields.channels'));
  fireEvent.click(channels.getByRole('checkbox', { name: 'restaurants.channels.qr' }));
  const [daypart] = within(await group('menu.fields.dayparts')).getAllByRole('checkbox');
  fireEvent.click(daypart!);
  const [restaurant] = within(await group('menu.fields.restaurants')).getAllByRole<HTMLInputElement>('checkbox');
  const wasOffered = restaurant!.checked;
  fireEvent.click(restaurant!);
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 10_000 });
  const after = await saved();
  expect(after.channels).toEqual(expect.arrayContaining(['pos', 'online']));
  expect(after.channels).not.toContain('qr');
  expect(after.daypartIds).not.toEqual(menu.daypartIds);
  expect(wasOffered).toBe(true);
  expect(after.restaurantIds).not.toEqual(menu.restaurantIds);
});

it('a section has dayparts, and the restaurants and channels of its menu', async () => {
  const { catalogue } = await draftOf();
  const section = catalogue.sections.find(({ archived }) => !archived)!;
  onClose.mockClear();
  render(<Page recordIn={({ index }) => index.section.get(section.id)!} />, { wrapper: TextKeys });
  await group('menu.fields.dayparts');
  expect(screen.queryByRole('group', { name: /^menu\.fields\.(channels|restaurants)/ })).toBeNull();
  const name = () => screen.getByRole('textbox', { name: /^menu\.fields\.name/ });
  fireEvent.change(name(), { target: { value: '' } });
  save();
  await screen.findByText(/^validation\.required/);
  fireEvent.change(name(), { target: { value: 'Late bites' } });
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect((await draftOf()).catalogue.sections.find(({ id }) => id === section.id)?.name).toBe('Late bites');
});

it('compares a change with one that another person has saved', async () => {
  const { catalogue, draft } = await draftOf();
  const menu = catalogue.menus.find(({ archived, channels }) => !archived && channels === null)!;
  render(<Page recordIn={({ index }) => index.menu.get(menu.id)!} />, { wrapper: TextKeys });
  fireEvent.click(
    within(await group('menu.fields.channels')).getByRole('checkbox', { name: 'restaurants.channels.qr' }),
  );
  const set = { channels: ['pos' as const] };
  await call(menuEndpoints.saveDraft, {
    draftVersion: draft.draftVersion,
    ops: [{ op: 'update', kind: 'menu', id: menu.id, version: menu.version, set }],
  });
  save();
  const difference = await screen.findByText(/^changes\.difference/, undefined, { timeout: 10_000 });
  expect(difference.textContent).toContain('field=menu.fields.channels');
  expect(difference.textContent).toContain('restaurants.channels.pos');
});
