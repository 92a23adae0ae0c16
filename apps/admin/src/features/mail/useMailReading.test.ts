import { call } from '@larder/domain';
import { emailEndpoints, type Email, type MailFolder } from '@larder/domain/contract';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually, renderPageHook, useMockServer } from '../../testing/mockServer';
import type { MailActions } from './useMailActions';
import type { MailPage } from './useMailPage';
import { useMailReading } from './useMailReading';

useMockServer();

const root = { current: document.body };
let inbox: Email[];
beforeEach(async () => {
  inbox = (await call(emailEndpoints.list, { folder: 'inbox' })).emails.slice(0, 4);
  document.body.innerHTML = `${inbox
    .map(({ id }) => `<div role="row" data-key="${id}" tabindex="-1"><button>Star</button></div>`)
    .join('')}<div role="menu"><button>Move</button></div>`;
});
const focusRow = (index: number) => document.querySelectorAll<HTMLElement>('[role="row"]')[index]!.focus();
/** Index of the focused row; -1 if no row has the focus. */
const focusedRow = () => [...document.querySelectorAll('[role="row"]')].indexOf(document.activeElement!);

interface Options {
  /** Index of the open email. */
  open?: number;
  /** Indexes of the selected emails. */
  selected?: readonly number[];
  /** Indexes of the emails of the list. */
  listed?: readonly number[];
  denial?: (action: string) => string | undefined;
}

function setup({ open, selected = [], listed = [0, 1, 2, 3], denial = () => undefined }: Options = {}) {
  const show = vi.fn<(changes: { mail?: number | undefined }, replace?: boolean) => void>();
  const select = vi.fn<(ids: readonly number[]) => void>();
  const actions = {
    denial,
    open: vi.fn<(mail: Email) => void>(),
    move: vi.fn<(mails: readonly Email[], folder: MailFolder) => Promise<void>>(async () => {}),
    setRead: vi.fn<(mails: readonly Email[], isRead: boolean) => void>(),
    removeForever: vi.fn<(mails: readonly Email[]) => Promise<void>>(async () => {}),
  };
  const openId = open === undefined ? undefined : inbox[open]!.id;
  const page = {
    search: { mail: openId },
    parameters: { folder: 'inbox' },
    mails: listed.map((index) => inbox[index]!),
    openId,
    selected: selected.map((index) => inbox[index]!),
    select,
    show,
  } as unknown as MailPage;
  const reading = renderPageHook(() => useMailReading(page, actions as unknown as MailActions, root));
  return { reading, show, select, actions };
}
const idOf = (index: number) => inbox[index]!.id;

describe('opening and closing emails', () => {
  it('closing an email focuses its row', () => {
    const { reading, show } = setup({ open: 2 });
    reading.current.close();
    expect(show.mock.calls).toEqual([[{ mail: undefined }]]);
    expect(focusedRow()).toBe(2);
  });

  it('opening an email replaces the open one in the history', () => {
    const first = setup();
    first.reading.current.openMail(inbox[1]!);
    expect(first.show.mock.calls).toEqual([[{ mail: idOf(1) }, false]]);
    const second = setup({ open: 0 });
    second.reading.current.openMail(inbox[1]!);
    expect(second.show.mock.calls).toEqual([[{ mail: idOf(1) }, true]]);
  });

  it('an unread email is marked as read when it opens, if the user may change emails', async () => {
    await call(emailEndpoints.update, { emailIds: [idOf(0), idOf(1)], dataToUpdate: { isRead: false } });
    await call(emailEndpoints.update, { emailIds: [idOf(2)], dataToUpdate: { isRead: true } });
    const unread = setup({ open: 0 });
    await eventually(() => expect(unread.actions.open.mock.calls).toMatchObject([[{ id: idOf(0) }]]));
    const denied = setup({ open: 1, denial: () => 'denied' });
    await eventually(() => expect(denied.reading.current.open?.id).toBe(idOf(1)));
    expect(denied.actions.open).not.toHaveBeenCalled();
    const read = setup({ open: 2 });
    await eventually(() => expect(read.reading.current.open?.id).toBe(idOf(2)));
    expect(read.actions.open).not.toHaveBeenCalled();
  });

  it('marking the open email as unread closes it', () => {
    const { reading, show, actions } = setup({ open: 1 });
    reading.current.markUnread(inbox[1]!);
    expect(show.mock.calls).toEqual([[{ mail: undefined }, true]]);
    expect(actions.setRead.mock.calls).toEqual([[[inbox[1]], false]]);
  });
});

describe('stepping through emails', () => {
  it('opens the previous or next email of the list and stops at its ends', async () => {
    const { reading, show } = setup({ open: 1, listed: [0, 1, 2] });
    await act(async () => reading.current.step('next'));
    await act(async () => reading.current.step('previous'));
    expect(show.mock.calls).toEqual([
      [{ mail: idOf(2) }, true],
      [{ mail: idOf(0) }, true],
    ]);
    const last = setup({ open: 2, listed: [0, 1, 2] });
    await act(async () => last.reading.current.step('next'));
    const closed = setup();
    await act(async () => closed.reading.current.step('next'));
    expect([...last.show.mock.calls, ...closed.show.mock.calls]).toEqual([]);
  });

  it('asks the API for the neighbor of an email that has left the list', async () => {
    const { reading, show } = setup({ open: 1, listed: [0, 2, 3] });
    await act(async () => reading.current.step('next'));
    await eventually(() => expect(show.mock.calls).toEqual([[{ mail: idOf(2) }, true]]));
  });

  it('moves the focus with the open email only if it is in the list', async () => {
    const { reading } = setup({ open: 1 });
    await act(async () => reading.current.step('next'));
    expect(focusedRow()).toBe(-1);
    document.querySelector<HTMLElement>('[role="row"] button')!.focus();
    await act(async () => reading.current.step('next'));
    expect(focusedRow()).toBe(2);
  });
});

describe('emails that leave the list', () => {
  it('the next email opens if the open one is deleted, or the previous one after the last', async () => {
    const { reading, show, actions, select } = setup({ open: 1 });
    await act(async () => reading.current.remove([inbox[1]!, inbox[2]!]));
    expect(show.mock.calls).toEqual([[{ mail: idOf(3) }, true]]);
    expect(actions.move.mock.calls).toEqual([[[inbox[1], inbox[2]], 'trash']]);
    expect(select).not.toHaveBeenCalled();
    const last = setup({ open: 3 });
    await act(async () => last.reading.current.remove([inbox[3]!]));
    expect(last.show.mock.calls).toEqual([[{ mail: idOf(2) }, true]]);
    const only = setup({ open: 0, listed: [0] });
    await act(async () => only.reading.current.remove([inbox[0]!]));
    expect(only.show.mock.calls).toEqual([[{ mail: undefined }, true]]);
  });

  it('the focus moves to the next row if the focused email is deleted, and the selection is cleared', async () => {
    const { reading, show, select } = setup({ selected: [1] });
    focusRow(1);
    await act(async () => reading.current.remove([inbox[1]!]));
    expect(focusedRow()).toBe(2);
    expect(show).not.toHaveBeenCalled();
    expect(select.mock.calls).toEqual([[[]]]);
  });

  it('a selection of other emails stays', async () => {
    const { reading, select } = setup({ selected: [0] });
    await act(async () => reading.current.remove([inbox[1]!]));
    expect(select).not.toHaveBeenCalled();
    expect(focusedRow()).toBe(-1);
  });

  it('emails in the trash are deleted after a confirmation', async () => {
    const { reading, actions, show } = setup({ open: 0 });
    const trashed = [{ ...inbox[0]!, folder: 'trash' as const }];
    await act(async () => reading.current.remove(trashed));
    expect([actions.move.mock.calls, show.mock.calls]).toEqual([[], []]);
    expect(reading.current.removing).toEqual(trashed);
    await reading.run((now) => now.removeForever());
    expect(show.mock.calls).toEqual([[{ mail: idOf(1) }, true]]);
    expect(actions.removeForever.mock.calls).toEqual([[trashed]]);
    await act(async () => reading.current.remove([trashed[0]!, inbox[1]!]));
    expect(actions.move.mock.calls).toEqual([[[trashed[0], inbox[1]], 'trash']]);
  });

  it('moving an email out of the list opens the next one; moving it within the list does not', async () => {
    const { reading, show, actions } = setup({ open: 1 });
    await reading.run((now) => now.move([inbox[1]!], 'spam'));
    expect(show.mock.calls).toEqual([[{ mail: idOf(2) }, true]]);
    await reading.run((now) => now.move([inbox[1]!], 'inbox'));
    expect(show).toHaveBeenCalledOnce();
    expect(actions.move.mock.calls.map(([, folder]) => folder)).toEqual(['spam', 'inbox']);
  });

  it('focuses the next row after a menu has closed on a row that is gone', async () => {
    const { reading } = setup();
    await reading.run((now) => now.move([inbox[1]!], 'spam'));
    expect(focusedRow()).toBe(2);
  });

  it('waits for the menu to close before it focuses the next row, and keeps a focus elsewhere', async () => {
    const { reading } = setup();
    const item = document.querySelector<HTMLElement>('[role="menu"] button')!;
    item.focus();
    await reading.run((now) => now.move([inbox[1]!], 'spam'));
    expect(document.activeElement).toBe(item);
    item.blur();
    await eventually(() => expect(focusedRow()).toBe(2));
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await reading.run((now) => now.move([inbox[1]!], 'spam'));
    expect(document.activeElement).toBe(field);
  });
});
