import type { MenuChange } from '@larder/domain/contract';
import type { ReactNode } from 'react';
import { useChangeLabels } from '../useChangeLabels';
import type { LoadedMenu } from '../useMenu';
import { ChangeLine } from './ChangeLine';
import * as styles from './Menu.css';

export interface ChangeListProps {
  menu: LoadedMenu;
  changes: readonly MenuChange[];
  /** Returns the note below a change, such as its author. Changes with the same ID need different notes. */
  noteOf: (change: MenuChange) => string;
  /** Accessible name of the list. */
  label?: string;
  /** Renders the start of a row, such as a checkbox. */
  renderStart?: (change: MenuChange) => ReactNode;
}

/** Changes of the menu, one row each. */
export function ChangeList({ menu, changes, noteOf, label, renderStart }: ChangeListProps) {
  const labels = useChangeLabels(menu);
  return (
    <ul className={styles.plainList} aria-label={label}>
      {changes.map((change) => (
        <li key={`${change.id} ${noteOf(change)}`} className={styles.change}>
          {renderStart?.(change)}
          <ChangeLine change={change} labels={labels} by={noteOf(change)} />
        </li>
      ))}
    </ul>
  );
}
