import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as rows from './rows.css';

/** Enter and Space on a button of a row are the button's: the row would take them for itself. */
const keepPresses = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

/** What react-aria says on an element before it gives the focus back to it; a collection takes the focus for its row instead. */
const restoring = 'react-aria-focus-scope-restore';

const keepFocus = (event: Event) => event.stopPropagation();

/** Buttons and menus at the end of a row; a menu that closes gives the focus back to its button. */
export function RowEnd({ children }: { children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = end.current;
    element?.addEventListener(restoring, keepFocus);
    return () => element?.removeEventListener(restoring, keepFocus);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- passes nothing on, does nothing itself
    <span ref={end} className={rows.actions} onKeyDown={keepPresses}>
      {children}
    </span>
  );
}
