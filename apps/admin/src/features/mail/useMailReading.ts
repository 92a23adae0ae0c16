import { useEmail, useFetchNeighborEmail } from '@larder/domain';
import { emailListParametersSchema, isInMailList, type Email, type MailFolder } from '@larder/domain/contract';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { MailActions } from './useMailActions';
import { focusMailRow } from './useMailKeys';
import type { MailPage } from './useMailPage';

/** Returns the open email, and functions that open, close, step through and delete emails. */
export function useMailReading(page: MailPage, actions: MailActions, root: RefObject<HTMLElement | null>) {
  const { search, parameters, mails, openId, selected, select, show } = page;
  const { data: open } = useEmail(openId, parameters);
  const fetchNeighbor = useFetchNeighborEmail();
  /** Emails in the trash whose permanent deletion is to be confirmed. */
  const [removing, setRemoving] = useState<readonly Email[]>([]);

  const close = () => {
    show({ mail: undefined });
    if (openId !== undefined) focusMailRow(root.current, openId);
  };
  /** Shows another email in place of the open one. If focus is in the list, it moves to the email's row. */
  const replace = (id: number | undefined) => {
    const isInList = Boolean(document.activeElement?.closest('[role="row"]'));
    show({ mail: id }, true);
    if (id !== undefined && isInList) focusMailRow(root.current, id);
  };
  /** Opens the previous or next email of the list. Asks the API if the open email is not in the list. */
  const step = async (dir: 'previous' | 'next') => {
    if (openId === undefined) return;
    const at = mails.findIndex(({ id }) => id === openId);
    const neighbor = at === -1 ? undefined : mails[dir === 'next' ? at + 1 : at - 1];
    if (neighbor) replace(neighbor.id);
    else if (at === -1)
      await fetchNeighbor(dir, openId, parameters).then(
        ({ id }) => replace(id),
        () => undefined,
      );
  };
  /** Opens or focuses the next email if the current one is about to leave the list. Returns the next one. */
  const leave = (leaving: readonly Email[]) => {
    if (leaving.length === 0) return undefined;
    const ids = new Set(leaving.map(({ id }) => id));
    if (selected.some(({ id }) => ids.has(id))) select([]);
    const isOpenLeaving = openId !== undefined && ids.has(openId);
    const at = mails.findIndex(({ id }) => (isOpenLeaving ? id === openId : ids.has(id)));
    const stays = ({ id }: Email) => !ids.has(id);
    const next = mails.slice(at + 1).find(stays) ?? mails.slice(0, Math.max(at, 0)).findLast(stays);
    if (isOpenLeaving) replace(next?.id);
    else if (next && document.activeElement?.closest('[role="row"]')) focusMailRow(root.current, next.id);
    return next;
  };

  /** Focuses a row if the focus is lost. A closing menu restores it to a button whose row has left the list. */
  const focusAfterMenu = (id: number) => {
    const { activeElement } = document;
    if (activeElement === document.body) focusMailRow(root.current, id);
    else if (activeElement?.closest('[role="menu"]')) requestAnimationFrame(() => focusAfterMenu(id));
  };

  // Runs only when another email opens. Marking the open email as unread closes it.
  const markRead = useEffectEvent(() => {
    if (open && !open.isRead && actions.denial('update') === undefined) actions.open(open);
  });
  const shownId = open?.id;
  useEffect(() => {
    if (shownId !== undefined) markRead();
  }, [shownId]);

  return {
    open,
    openMail: (mail: Email) => show({ mail: mail.id }, search.mail !== undefined),
    close,
    step: (dir: 'previous' | 'next') => void step(dir),
    removing,
    setRemoving,
    removeForever: async () => {
      leave(removing);
      await actions.removeForever(removing);
    },
    /** Moves emails to the trash. Asks before deleting emails that are all in the trash. */
    remove: (leaving: readonly Email[]) => {
      if (leaving.every(({ folder }) => folder === 'trash')) return setRemoving(leaving);
      leave(leaving);
      return void actions.move(leaving, 'trash');
    },
    move: async (moved: readonly Email[], folder: MailFolder) => {
      const list = emailListParametersSchema.parse({ ...parameters, q: '' });
      const next = leave(moved.filter((mail) => !isInMailList({ ...mail, folder }, list)));
      await actions.move(moved, folder);
      if (next) focusAfterMenu(next.id);
    },
    markUnread: (mail: Email) => {
      show({ mail: undefined }, true);
      void actions.setRead([mail], false);
    },
  };
}
export type MailReading = ReturnType<typeof useMailReading>;
