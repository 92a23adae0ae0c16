import type { Email } from '@larder/domain/contract';
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MailActions } from './useMailActions';
import { useMailKeys, type MailKeysOptions } from './useMailKeys';
import type { MailPage } from './useMailPage';

const mailOf = (id: number, isRead = false) => ({ id, isRead, folder: 'inbox', replies: [] }) as unknown as Email;
const mails = [mailOf(1), mailOf(2, true), mailOf(3)];

beforeEach(() => {
  document.body.innerHTML = mails.map(({ id }) => `<div role="row" data-key="${id}" tabindex="-1"></div>`).join('');
});
afterEach(cleanup);

interface Options {
  rights?: readonly string[];
  selected?: readonly Email[];
  open?: Email;
}

/** Registers the shortcuts. Returns a function that presses a key and returns the recorded calls. */
function setup({ rights = ['create', 'update'], selected = [], open }: Options = {}) {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values.map((value) => idsOf(value))]);
  const page = { mails, selected, select: record('select') };
  const actions = {
    denial: (action: string) => (rights.includes(action) ? undefined : `mail.denied.${action}`),
    toggleStar: record('star'),
    setRead: record('read'),
  };
  const options: MailKeysOptions = {
    page: page as unknown as MailPage,
    actions: actions as unknown as MailActions,
    open,
    root: { current: document.body },
    searchField: { current: null },
    onMenu: record('menu'),
    onStep: record('step'),
    onCompose: record('compose'),
    onReply: record('reply'),
    onUnread: record('unread'),
    onDelete: record('delete'),
    onClose: record('close'),
  };
  renderHook(() => useMailKeys(options));
  return (key: string) => {
    calls.length = 0;
    fireEvent.keyDown(document.activeElement!, { key, code: '' });
    return [...calls];
  };
}

function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => idsOf(each));
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}

const focusRow = (id: number) => document.querySelector<HTMLElement>(`[data-key="${id}"]`)!.focus();

describe('the rights of mail shortcuts', () => {
  const keys = { create: ['c', 'r', 'f'], update: ['s', 'u', 'l', 'v', 'Delete'] };

  it.each(['create', 'update'] as const)('the shortcuts of the right to %s work only with that right', (right) => {
    const other = right === 'create' ? 'update' : 'create';
    const press = setup({ rights: [right], open: mails[0]! });
    expect(keys[right].map((key) => press(key).length)).toEqual(keys[right].map(() => 1));
    expect(keys[other].flatMap((key) => press(key))).toEqual([]);
  });
});

describe('the emails of mail shortcuts', () => {
  it('mail shortcuts act on the selected emails, even if another is open or focused', () => {
    const press = setup({ selected: [mails[1]!, mails[2]!], open: mails[0]! });
    focusRow(1);
    expect(press('s')).toEqual([['star', [2, 3]]]);
    expect(press('Delete')).toEqual([['delete', [2, 3]]]);
    expect(press('l')).toEqual([['menu', 'label']]);
  });

  it('mail shortcuts act on the open email if none is selected', () => {
    const press = setup({ open: mails[0]! });
    focusRow(3);
    expect(press('s')).toEqual([['star', [1]]]);
    expect(press('r')).toEqual([['reply', 1, 'reply']]);
    expect(press('v')).toEqual([['menu', 'move']]);
  });

  it('mail shortcuts act on the focused email if none is open, and menus select it', () => {
    const press = setup();
    focusRow(3);
    expect(press('s')).toEqual([['star', [3]]]);
    expect(press('f')).toEqual([['reply', 3, 'forward']]);
    expect(press('l')).toEqual([
      ['select', [3]],
      ['menu', 'label'],
    ]);
  });

  it('mail shortcuts act on no email if no row is focused', () => {
    const press = setup();
    expect(['s', 'u', 'r', 'l', 'v', 'Delete', 'x'].flatMap((key) => press(key))).toEqual([]);
  });
});

it('x adds the focused email to the selection, or removes it', () => {
  const press = setup({ selected: [mails[1]!] });
  focusRow(3);
  expect(press('x')).toEqual([['select', [2, 3]]]);
  focusRow(2);
  expect(press('x')).toEqual([['select', []]]);
});

it('u marks emails as unread only if all are read, and calls onUnread for an open one', () => {
  const read = setup({ selected: [mails[1]!] });
  expect(read('u')).toEqual([['read', [2], false]]);
  cleanup();
  const mixed = setup({ selected: [mails[0]!, mails[1]!] });
  expect(mixed('u')).toEqual([['read', [1, 2], true]]);
  cleanup();
  expect(setup({ open: mails[1]! })('u')).toEqual([['unread', 2]]);
});

it('Escape clears the selection first, then closes the open email', () => {
  expect(setup({ selected: [mails[1]!], open: mails[0]! })('Escape')).toEqual([['select', []]]);
  cleanup();
  expect(setup({ open: mails[0]! })('Escape')).toEqual([['close']]);
});

it('j and k step through the emails if one is open, else move the focus in the list', () => {
  const press = setup({ open: mails[0]! });
  expect([press('j'), press('k')].flat()).toEqual([
    ['step', 'next'],
    ['step', 'previous'],
  ]);
  cleanup();
  const closed = setup();
  closed('j');
  expect((document.activeElement as HTMLElement).dataset.key).toBe('1');
  const arrows = vi.fn<(key: string) => void>();
  document.activeElement!.addEventListener('keydown', (event) => arrows((event as KeyboardEvent).key));
  closed('j');
  closed('k');
  expect(arrows.mock.calls.flat().filter((key) => key.startsWith('Arrow'))).toEqual(['ArrowDown', 'ArrowUp']);
});
