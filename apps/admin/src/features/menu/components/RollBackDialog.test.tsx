import { ApiError, http } from '@larder/domain';
import type { MenuChange } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFormats } from '../../../lib/createFormats';
import { eventually, shownToasts } from '../../../testing/mockServer';
import { TextKeys } from '../../../testing/TextKeys';
import { changeOf, sampleDraft, sampleRevision } from '../testing/sampleDraft';
import type { LoadedMenu } from '../useMenu';
import { RollBackDialog } from './RollBackDialog';

const revisionOf = (number: number, ...changes: MenuChange[]) => sampleRevision({ number, changes });
const revisions = [
  revisionOf(5, changeOf('c1', 'Sea bream'), changeOf('c2', 'Lemonade')),
  revisionOf(4, changeOf('c1', 'Posset')),
  revisionOf(3, changeOf('c3', 'Oysters')),
];

const { adapter } = http.defaults;
const sent = vi.fn<(input: object) => void>();
const onClose = vi.fn<() => void>();
let error: Error | undefined;
beforeEach(() => {
  vi.clearAllMocks();
  shownToasts.length = 0;
  error = undefined;
  http.defaults.adapter = async (config) => {
    const isRead = config.method === 'get';
    if (!isRead) sent(JSON.parse(String(config.data)) as object);
    if (!isRead && error) throw error;
    const params = { page: 1, perPage: 50 };
    const data = isRead
      ? { revisions, total: 3, totalPages: 1, params }
      : { revision: revisionOf(6), draft: sampleDraft() };
    return { config, data, status: isRead ? 200 : 201, statusText: '', headers: {} };
  };
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

async function open(changes: number) {
  const menu = {
    draft: sampleDraft({ changes }),
    restaurants: [],
    formats: createFormats('en'),
  } as unknown as LoadedMenu;
  render(<RollBackDialog revision={revisionOf(3)} menu={menu} onClose={onClose} />, { wrapper: TextKeys });
  await screen.findAllByRole('listitem');
  return screen.getByRole('alertdialog', { name: 'menu.history.askTitle n=3' });
}
const confirm = () => fireEvent.click(screen.getByRole('button', { name: /^menu\.history\.rollBackTo n=3/ }));

it('the dialog lists the changes of all later revisions', async () => {
  const dialog = await open(0);
  expect(dialog.textContent).toContain('menu.history.askText n=6');
  expect(dialog.textContent).toContain('menu.history.undoes count=3');
  expect(dialog.textContent).not.toContain('menu.history.losesDraft');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Sea bream .*menu\.draft\.revision n=5$/),
    expect.stringMatching(/^Lemonade .*menu\.draft\.revision n=5$/),
    expect.stringMatching(/^Posset .*menu\.draft\.revision n=4$/),
  ]);
});

it.each([
  { name: 'discards the draft', changes: 3, keepDraft: false, discardDraft: true },
  { name: 'keeps a draft without changes', changes: 0, keepDraft: false, discardDraft: false },
  { name: 'keeps the draft if asked to', changes: 3, keepDraft: true, discardDraft: false },
])('confirming publishes the revision again and $name', async ({ changes, keepDraft, discardDraft }) => {
  const dialog = await open(changes);
  if (keepDraft) fireEvent.click(screen.getByRole('checkbox', { name: 'menu.history.keepDraft' }));
  expect(dialog.textContent.includes('menu.history.losesDraft count=3')).toBe(discardDraft);
  confirm();
  await eventually(() => expect(shownToasts).toEqual(['success: menu.toasts.rolledBack n=3']));
  expect(sent.mock.calls).toEqual([[{ revision: 3, draftVersion: 12, discardDraft, keepDraft, note: '' }]]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('a failure is explained in the dialog', async () => {
  error = new ApiError({ status: 409, code: 'draft_scheduled' });
  const dialog = await open(0);
  confirm();
  await eventually(() => expect(dialog.textContent).toContain('menu.failures.draft_scheduled'));
  expect(onClose).not.toHaveBeenCalled();
  expect(shownToasts).toEqual([]);
});
