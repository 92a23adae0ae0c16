import type { ReactNode } from 'react';
import type { TableArrangement } from '../columns/tableArrangement';
import * as styles from '../DataTable.css';
import { ViewMenus } from '../menus/ViewMenus';

interface TableToolbarProps {
  /** Adds the column and sort menus. */
  arrangement: TableArrangement | undefined;
  children: ReactNode;
}

export function TableToolbar({ arrangement, children }: TableToolbarProps) {
  if (children === undefined && !arrangement) return null;
  return (
    <div className={styles.toolbar}>
      <div className={styles.toolbarStart}>{children}</div>
      {arrangement && (
        <div className={styles.toolbarEnd}>
          <ViewMenus arrangement={arrangement} isCompact={false} hasColumns />
        </div>
      )}
    </div>
  );
}
