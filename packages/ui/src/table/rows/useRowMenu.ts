import { useRef, useState } from 'react';
import type { MenuPosition } from './listenForRowMenu';
import type { RowAction } from '../tableTypes';

/** Manages the menu shared by all rows. It opens at a row's button or, as a context menu, at the pointer. */
export function useRowMenu(getMenu: (id: string) => { label: string; actions: readonly RowAction[] } | undefined) {
  const anchor = useRef<HTMLElement>(null);
  const [id, setId] = useState<string>();
  const [position, setPosition] = useState<MenuPosition>();
  const [isOpen, setIsOpen] = useState(false);
  const change = (next: boolean) => {
    anchor.current?.setAttribute('aria-expanded', String(next));
    setIsOpen(next);
  };
  const menu = id === undefined ? undefined : getMenu(id);
  return {
    open: (button: HTMLElement, at?: MenuPosition) => {
      anchor.current = button;
      const row = button.closest<HTMLElement>('[data-row]');
      setId(row?.dataset.row);
      setPosition(at);
      // Safari does not focus clicked buttons, but closing the menu must restore focus to the row.
      if (!row?.contains(document.activeElement)) button.focus();
      change(true);
    },
    panel: menu && { ...menu, anchor, position, isOpen, onOpenChange: change },
  };
}
