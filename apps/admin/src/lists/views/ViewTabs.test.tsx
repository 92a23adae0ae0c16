import type { View } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import type { ListSearch } from '../listState';
import type { ListViews } from './useListViews';
import { ViewTabs, type ViewTabsProps } from './ViewTabs';

afterEach(cleanup);

const viewOf = (id: string, given: Partial<View> = {}) =>
  ({ id, name: `View ${id}`, scope: 'personal', sharedWith: [], params: {}, ...given }) as unknown as View;
const actions = {
  open: vi.fn<(view: View | undefined) => void>(),
  setDefault: vi.fn<(view: View | undefined) => void>(),
  saveNew: vi.fn<(name: string, scope: View['scope']) => Promise<void>>(async () => undefined),
  saveChanges: vi.fn<(view: View) => Promise<void>>(async () => undefined),
};
afterEach(() => vi.clearAllMocks());

function renderTabs(state: Partial<ListViews<ListSearch>>, props: Partial<ViewTabsProps<ListSearch>> = {}) {
  const views = {
    views: [viewOf('1'), viewOf('2', { scope: 'workplace' })],
    current: undefined,
    isChanged: false,
    access: null,
    searchOf: ({ id }: View) => ({ q: id }),
    ...actions,
    ...state,
  } as unknown as ListViews<ListSearch>;
  render(<ViewTabs views={views} countOf={({ q }) => Number(q) * 1000} total={12} controls="table" {...props} />, {
    wrapper: TextKeys,
  });
}
const tabs = () => screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]);

it('ViewTabs shows all rows and each view with its count, and selects the open one', () => {
  renderTabs({ current: viewOf('2') });
  expect(tabs()).toEqual([
    ['lists.views.all12', 'false'],
    ['View 11,000', 'false'],
    ['View 22,000', 'true'],
  ]);
});

it('ViewTabs opens a view or all rows', () => {
  renderTabs({});
  fireEvent.click(screen.getByRole('tab', { name: /^View 1/ }));
  expect(actions.open).toHaveBeenLastCalledWith(expect.objectContaining({ id: '1' }));
  cleanup();
  renderTabs({ current: viewOf('1') });
  fireEvent.click(screen.getByRole('tab', { name: /^lists\.views\.all/ }));
  expect(actions.open).toHaveBeenLastCalledWith(undefined);
});

it('ViewTabs saves changes of the open view if the user may edit it', () => {
  const current = viewOf('1');
  renderTabs({ current, isChanged: true, access: 'edit' });
  fireEvent.click(screen.getByRole('button', { name: 'lists.views.saveChanges' }));
  expect(actions.saveChanges).toHaveBeenCalledExactlyOnceWith(current);
});

it.each([
  ['without a view', { isChanged: true }],
  ['of a view that the user may only read', { isChanged: true, current: viewOf('1'), access: 'view' as const }],
])('ViewTabs saves the state %s as a new view', async (_name, state) => {
  renderTabs(state);
  fireEvent.click(screen.getByRole('button', { name: 'lists.views.save' }));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: ' Sour jars ' } });
  fireEvent.submit(document.querySelector('form')!);
  expect(actions.saveNew).toHaveBeenCalledExactlyOnceWith('Sour jars', 'personal');
  expect(actions.saveChanges).not.toHaveBeenCalled();
});

it('ViewTabs offers nothing to save while the state is that of the view', () => {
  renderTabs({ current: viewOf('1'), access: 'owner' });
  expect(screen.queryByRole('button', { name: /^lists\.views\.save/ })).toBeNull();
});

it('ViewTabs shows built-in views instead of all rows, without a button to save the open one', () => {
  const open = vi.fn<() => void>();
  const builtIn = ['a', 'b'].map((id) => ({ id, label: `Built-in ${id}`, count: undefined, isOpen: id === 'b', open }));
  renderTabs({ isChanged: true, views: [] }, { builtIn });
  expect(tabs()).toEqual([
    ['Built-in a', 'false'],
    ['Built-in b', 'true'],
  ]);
  expect(screen.queryByRole('button', { name: 'lists.views.save' })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Built-in a' }));
  expect(open).toHaveBeenCalledOnce();
});

it.each([
  ['makeDefault', 'lucide-star', undefined, viewOf('1')],
  ['notDefault', 'lucide-star-off', '1', undefined],
])('ViewTabs offers %s in the menu of the open view', async (name, icon, defaultId, view) => {
  renderTabs({ current: viewOf('1'), defaultId });
  fireEvent.click(screen.getByRole('button', { name: 'lists.views.options' }));
  const item = await screen.findByRole('menuitem', { name: `lists.views.${name}` });
  expect([...item.querySelector('svg')!.classList]).toContain(icon);
  fireEvent.click(item);
  expect(actions.setDefault.mock.calls).toEqual([[view]]);
});

it.each([
  ['owner', ['saveAs', 'makeDefault', 'rename', 'share', 'delete name=View 1']],
  ['edit', ['saveAs', 'makeDefault', 'rename']],
  ['view', ['saveAs', 'makeDefault']],
] as const)('ViewTabs offers the actions that the access "%s" to the open view allows', async (access, names) => {
  renderTabs({ current: viewOf('1'), access });
  fireEvent.click(screen.getByRole('button', { name: 'lists.views.options' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(names.map((name) => `lists.views.${name}`));
});
