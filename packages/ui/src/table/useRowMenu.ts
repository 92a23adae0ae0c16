import { useRef, useState } from 'react';
import type { RowAction } from './tableTypes';

/** The one menu of all rows: opens at the button that was pressed. */
export function useRowMenu(of: (id: string) => { label: string; actions: readonly RowAction[] } | undefined) {
  const anchor = useRef<HTMLElement>(null);
  const [id, setId] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const change = (next: boolean) => {
    anchor.current?.setAttribute('aria-expanded', String(next));
    setIsOpen(next);
  };
  const menu = id === undefined ? undefined : of(id);
  return {
    open: (button: HTMLElement) => {
      anchor.current = button;
      setId(button.closest<HTMLElement>('[data-row]')?.dataset.row);
      // Safari gives a pressed button no focus, and it is there that the focus returns to.
      button.focus();
      change(true);
    },
    panel: menu && { ...menu, anchor, isOpen, onOpenChange: change },
  };
}
