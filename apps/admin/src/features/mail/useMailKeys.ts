import { conversationOf, type Email, type MailMessage, type ReplyKind } from '@larder/domain/contract';
import type { RefObject } from 'react';
import { useShortcuts } from '../../hooks/useShortcuts';
import type { OpenMenu } from './components/MailTools';
import type { MailActions } from './useMailActions';
import type { MailPage } from './useMailPage';

export interface MailKeysOptions {
  page: MailPage;
  actions: MailActions;
  /** The open email with its conversation. */
  open: Email | undefined;
  root: RefObject<HTMLElement | null>;
  searchField: RefObject<HTMLInputElement | null>;
  onMenu: (menu: OpenMenu) => void;
  onStep: (dir: 'previous' | 'next') => void;
  onCompose: () => void;
  onReply: (message: MailMessage, kind: ReplyKind) => void;
  onUnread: (mail: Email) => void;
  onDelete: (mails: readonly Email[]) => void;
  onClose: () => void;
}

/** Returns the row that has or contains the focus. */
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[role="row"][data-key]') ?? undefined;

/** Focuses the row of an email, if it is rendered. */
export const focusMailRow = (root: HTMLElement | null, id: number) =>
  root?.querySelector<HTMLElement>(`[role="row"][data-key="${id}"]`)?.focus();

/** Registers the shortcuts of mail. They act on the selected emails, else on the open one, else on the focused row. */
export function useMailKeys({ page, actions, open, root, searchField, ...on }: MailKeysOptions) {
  const { mails, selected, select } = page;
  const mayUpdate = actions.denial('update') === undefined;
  const mayCreate = actions.denial('create') === undefined;
  const focused = () => {
    const key = focusedRow()?.dataset.key;
    return mails.find(({ id }) => String(id) === key);
  };
  const targets = (): readonly Email[] => {
    if (selected.length > 0) return selected;
    const one = open ?? focused();
    return one ? [one] : [];
  };
  const withTargets = (run: (mails: readonly Email[]) => unknown) => () => {
    const rows = targets();
    if (rows.length > 0) void run(rows);
  };
  const moveFocus = (offset: 1 | -1) => {
    const row = focusedRow();
    const [first] = mails;
    // Reuse the list's arrow keys: they also reach rows that are not rendered yet.
    if (row)
      row.dispatchEvent(new KeyboardEvent('keydown', { key: offset === 1 ? 'ArrowDown' : 'ArrowUp', bubbles: true }));
    else if (first) focusMailRow(root.current, first.id);
  };
  const step = (dir: 'previous' | 'next') => () => (open ? on.onStep(dir) : moveFocus(dir === 'next' ? 1 : -1));
  const reply = (kind: ReplyKind) => () => {
    const one = open ? (conversationOf(open).at(-1) ?? open) : focused();
    if (one) on.onReply(one, kind);
  };
  const openMenu = (menu: OpenMenu) => () => {
    if (selected.length === 0 && !open) {
      const one = focused();
      if (!one) return;
      select([one.id]);
    }
    on.onMenu(menu);
  };
  useShortcuts({
    search: () => searchField.current?.focus(),
    nextMail: step('next'),
    previousMail: step('previous'),
    selectMail: () => {
      const one = focused() ?? open;
      if (!one) return;
      const ids = selected.map(({ id }) => id);
      select(ids.includes(one.id) ? ids.filter((id) => id !== one.id) : [...ids, one.id]);
    },
    ...((open || selected.length > 0) && {
      clearSelection: () => (selected.length > 0 ? select([]) : on.onClose()),
    }),
    ...(mayCreate && {
      create: on.onCompose,
      composeMail: on.onCompose,
      replyToMail: reply('reply'),
      replyToAll: reply('replyAll'),
      forwardMail: reply('forward'),
    }),
    ...(mayUpdate && {
      starMail: withTargets(actions.toggleStar),
      unreadMail: withTargets((rows) => {
        const isRead = rows.every((mail) => mail.isRead);
        if (isRead && selected.length === 0 && open) on.onUnread(open);
        else return actions.setRead(rows, !isRead);
        return undefined;
      }),
      labelMail: openMenu('label'),
      moveMail: openMenu('move'),
      trashMail: withTargets(on.onDelete),
    }),
  });
}
