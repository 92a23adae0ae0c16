import { useRef, useState } from 'react';
import type { MenuSpot } from './listenForRowMenu';
import type { RowAction } from '../tableTypes';

/** The menu shared by all rows. Opens at a row's button or, as a context menu, at the pointer. */
export function useRowMenu(of: (id: string) => { label: string; actions: readonly RowAction[] } | undefined) {
  const anchor = useRef<HTMLElement>(null);
  const [id, setId] = useState<string>();
  const [spot, setSpot] = useState<MenuSpot>();
  const [isOpen, setIsOpen] = useState(false);
  const change = (next: boolean) => {
    anchor.current?.setAttribute('aria-expanded', String(next));
    setIsOpen(next);
  };
  const menu = id === undefined ? undefined : of(id);
  return {
    open: (button: HTMLElement, at?: MenuSpot) => {
      anchor.current = button;
      const row = button.closest<HTMLElement>('[data-row]');
      setId(row?.dataset.row);
      setSpot(at);
      // Safari does not focus clicked buttons, and focus must return there.
      if (!row?.contains(document.activeElement)) button.focus();
      change(true);
    },
    panel: menu && { ...menu, anchor, spot, isOpen, onOpenChange: change },
  };
}
