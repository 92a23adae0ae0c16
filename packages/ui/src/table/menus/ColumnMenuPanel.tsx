import { Lock, RotateCcw } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { MenuItem } from '../../components/Menu/MenuItem';
import { MenuSection } from '../../components/Menu/MenuSection';
import { MenuSeparator } from '../../components/Menu/MenuSeparator';
import { Icon } from '../../icons/Icon';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { announce } from '../../private/dom/announce';
import { columnStrings } from '../../private/strings/columnStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { movedOrder } from '../columns/moveColumn';
import * as styles from './ColumnMenuPanel.css';
import type { TableArrangement } from '../columns/tableArrangement';
import { phone } from '../phone';
import type { LazyPanelProps } from './LazyMenu';
import { MenuPanel } from './MenuPanel';
import { isLocked, noPreferences } from '../columns/preferences';

export interface ColumnMenuPanelProps extends LazyPanelProps {
  arrangement: Pick<TableArrangement, 'table' | 'density' | 'onPreferencesChange'>;
}

/** Shows, hides and orders columns and sets the row height. */
export function ColumnMenuPanel({
  arrangement: { table, density, onPreferencesChange: onChange },
  ...panel
}: ColumnMenuPanelProps) {
  const strings = useStrings(columnStrings);
  // Phones have no keyboard.
  const hint = useMediaQuery(phone) ? undefined : strings.moveHint;
  const ordered = table.getAllLeafColumns().map(({ columnDef }) => columnDef.meta!.column);
  const shown = table.getAllLeafColumns().flatMap((column) => (column.getIsVisible() ? column.id : []));
  const handleKeys = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    const at = ordered.findIndex(({ id }) => id === (event.target as HTMLElement).dataset.key);
    const column = ordered[at];
    if (!by || !column) return;
    event.preventDefault();
    event.stopPropagation();
    const neighbor = ordered[at + by];
    if (!neighbor) return;
    // Changes only the order: a pinned column stays pinned.
    table.setColumnOrder((order) => movedOrder(order, column.id, { id: neighbor.id, isAfter: by > 0 }));
    announce(fill(strings.columnMoved, { name: column.header, place: at + by + 1, count: ordered.length }));
  };
  return (
    <MenuPanel label={strings.columns} className={styles.menu} onKeys={handleKeys} hint={hint} {...panel}>
      <MenuSection
        title={strings.columns}
        selectionMode="multiple"
        selectedKeys={shown}
        onSelectionChange={(keys) =>
          table.setColumnVisibility(Object.fromEntries(ordered.map(({ id }) => [id, keys === 'all' || keys.has(id)])))
        }
      >
        {ordered.map((column) => (
          <MenuItem
            key={column.id}
            id={column.id}
            className={styles.item}
            disabled={isLocked(column)}
            textValue={column.header}
            endContent={isLocked(column) && <Icon as={Lock} size={14} />}
          >
            {column.header}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection
        title={strings.rows}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[density]}
        onSelectionChange={(keys) =>
          onChange((now) => ({ ...now, density: keys !== 'all' && keys.has('compact') ? 'compact' : 'comfortable' }))
        }
      >
        <MenuItem id="comfortable" className={styles.item}>
          {strings.comfortable}
        </MenuItem>
        <MenuItem id="compact" className={styles.item}>
          {strings.compact}
        </MenuItem>
      </MenuSection>
      <MenuSeparator />
      <MenuItem id="reset" icon={RotateCcw} className={styles.item} onAction={() => onChange(() => noPreferences)}>
        {strings.resetToDefault}
      </MenuItem>
    </MenuPanel>
  );
}
