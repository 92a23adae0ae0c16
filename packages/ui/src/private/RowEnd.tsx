import type { KeyboardEvent, ReactNode } from 'react';
import * as rows from './rows.css';

/** Enter and Space on a button of a row are the button's: the row would take them for itself. */
const keepPresses = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

/** Buttons and menus at the end of a row. */
export function RowEnd({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- passes nothing on, does nothing itself
    <span className={rows.actions} onKeyDown={keepPresses}>
      {children}
    </span>
  );
}
