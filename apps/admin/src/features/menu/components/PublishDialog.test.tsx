import { ApiError, http } from '@larder/domain';
import { emptyParts, menuIndexOf, type DraftInfo, type MenuItem } from '@larder/domain/contract';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFormats } from '../../../lib/createFormats';
import { eventually, pressToast, shownToasts } from '../../../testing/mockServer';
import { TextKeys } from '../../../testing/TextKeys';
import { changeOf, sampleDraft, sampleRevision } from '../testing/sampleDraft';
import type { LoadedMenu } from '../useMenu';
import { PublishDialog } from './PublishDialog';

const ilse = { id: 2, name: 'Ilse Okafor' };
const revision = sampleRevision();
const clean = sampleDraft({ status: 'clean', draftVersion: 13, baseRevision: 6, changes: 0 });

const { adapter } = http.defaults;
const sent = vi.fn<(path: string | undefined, input: object) => void>();
const onClose = vi.fn<() => void>();
let respond: (path: string | undefined) => object;
beforeEach(() => {
  vi.clearAllMocks();
  shownToasts.length = 0;
  respond = () => ({ revision, draft: clean });
  http.defaults.adapter = async (config) => {
    if (config.method === 'get') {
      const data = {
        changes: [changeOf('c1', 'Sea bream', ilse), changeOf('c2', 'Lemonade'), changeOf('c3', 'Posset', ilse)],
        draft: clean,
      };
      return { config, data, status: 200, statusText: '', headers: {} };
    }
    sent(config.url, JSON.parse(String(config.data)) as object);
    return { config, data: respond(config.url), status: 201, statusText: '', headers: {} };
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  http.defaults.adapter = adapter;
});

async function open(problems: DraftInfo['problems'] = []) {
  const menu = {
    draft: sampleDraft({ problems }),
    place: { timeZone: 'America/New_York' },
    now: new Date('2026-11-20T20:15:00Z'),
    formats: { ...createFormats('en'), dateTime: String },
    index: menuIndexOf({ ...emptyParts(), items: [{ id: 'i1', name: 'Sea bream' } as MenuItem] }),
    restaurants: [],
  } as unknown as LoadedMenu;
  render(<PublishDialog menu={menu} onClose={onClose} />, { wrapper: TextKeys });
  return screen.findByRole('dialog', { name: 'menu.publish.title count=3' });
}
const publish = () => fireEvent.submit(document.querySelector('form')!);
const failing = () => {
  throw new ApiError({ status: 409, code: 'draft_scheduled' });
};

it('publishes the draft with the trimmed note', async () => {
  expect((await open()).textContent).toContain('menu.publish.text n=6');
  fireEvent.change(screen.getByRole('textbox', { name: 'menu.fields.note' }), { target: { value: ' Posset ' } });
  expect(screen.getByRole('button', { name: /^menu\.publish\.now/ })).toBeDefined();
  publish();
  await eventually(() => expect(shownToasts).toEqual(['success: menu.toasts.published n=6']));
  expect(sent.mock.calls).toEqual([['/apps/menu/publish', { draftVersion: 12, note: 'Posset', publishAt: null }]]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('undo publishes the previous revision again and keeps the draft', async () => {
  await open();
  publish();
  await eventually(() => expect(shownToasts).toHaveLength(1));
  act(() => pressToast());
  await eventually(() => expect(shownToasts.at(-1)).toBe('success: menu.toasts.publishUndone n=5'));
  expect(sent.mock.calls.at(-1)).toEqual([
    '/apps/menu/rollback',
    { revision: 5, draftVersion: 13, discardDraft: false, keepDraft: true, note: '' },
  ]);
});

it('a failed undo is explained', async () => {
  await open();
  publish();
  await eventually(() => expect(shownToasts).toHaveLength(1));
  respond = failing;
  act(() => pressToast());
  await eventually(() => expect(shownToasts.at(-1)).toBe('danger: menu.toasts.notUndone'));
});

it('a failed publication is explained in the dialog', async () => {
  respond = failing;
  const dialog = await open();
  publish();
  await eventually(() => expect(dialog.textContent).toContain('menu.publish.failed'));
  expect(onClose).not.toHaveBeenCalled();
  expect(shownToasts).toEqual([]);
});

it('publishing later needs a time of the restaurant', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T20:15:00Z'), toFake: ['Date'] });
  respond = () => ({ draft: sampleDraft({ status: 'scheduled', publishAt: '2026-11-21T17:00:00.000Z' }) });
  const dialog = await open();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'menu.publish.when.later' }));
  expect(dialog.textContent).toContain('restaurants.untilHelp zone=America/New_York');
  expect(screen.getByRole('button', { name: /^menu\.publish\.schedule/ })).toBeDefined();
  publish();
  await screen.findByText(/^validation\.required/);
  for (const segment of screen.getAllByRole('spinbutton')) fireEvent.keyDown(segment, { key: 'ArrowUp' });
  fireEvent.keyDown(screen.getByRole('spinbutton', { name: /day/ }), { key: 'ArrowUp' });
  publish();
  await eventually(() => expect(shownToasts).toEqual(['success: menu.toasts.scheduled time=2026-11-21T17:00:00.000Z']));
  expect(sent.mock.calls).toEqual([
    ['/apps/menu/publish', { draftVersion: 12, note: '', publishAt: expect.stringMatching(/^2026-11-21T/) }],
  ]);
});

it('lists the problems that block the publication, warnings, and the changes by author', async () => {
  const problem = { code: 'no_price', kind: 'item', entityId: 'i1', restaurantId: null, values: {} } as const;
  const dialog = await open([
    { ...problem, severity: 'blocking' },
    { ...problem, severity: 'warning' },
    { ...problem, severity: 'warning', entityId: 'i2' },
  ] as unknown as DraftInfo['problems']);
  expect(dialog.textContent).toContain('menu.failures.blocking_problems');
  expect(dialog.textContent).not.toContain('menu.publish.text');
  const rowsOf = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rowsOf('menu.problems.title')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'menu.publish.warnings count=2' }));
  expect(screen.getAllByRole('list', { name: 'menu.problems.title' })).toHaveLength(2);
  expect(await screen.findByRole('heading', { name: 'Ilse Okafor · menu.history.changed count=2' })).toBeDefined();
  expect(rowsOf('Ilse Okafor')).toEqual([expect.stringMatching(/^Sea bream/), expect.stringMatching(/^Posset/)]);
  expect(rowsOf('Maren Holt')).toEqual([expect.stringMatching(/^Lemonade/)]);
});
