import { Lock, RotateCcw } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { MenuItem } from '../components/Menu/MenuItem';
import { MenuSection } from '../components/Menu/MenuSection';
import { MenuSeparator } from '../components/Menu/MenuSeparator';
import { Icon } from '../icons/Icon';
import { announce } from '../private/announce';
import { columnStrings } from '../private/columnStrings';
import { fill, useStrings } from '../private/strings';
import { moveColumn } from './columnChanges';
import * as styles from './ColumnMenuPanel.css';
import type { TableArrangement } from './tableArrangement';
import type { LatePanelProps } from './LateMenu';
import { MenuPanel } from './MenuPanel';
import { columnChoice, isLocked, isShown, noPreferences, orderedColumns } from './preferences';
import type { TableDensity } from './tableTypes';

export interface ColumnMenuPanelProps extends LatePanelProps {
  arrangement: Pick<TableArrangement, 'columns' | 'preferences' | 'onPreferencesChange'>;
  density: TableDensity;
}

/** Which columns a reader sees, in which order, and how high the rows are. */
export function ColumnMenuPanel({
  arrangement: { columns, preferences, onPreferencesChange: onChange },
  density,
  ...panel
}: ColumnMenuPanelProps) {
  const strings = useStrings(columnStrings);
  const shown = columns.filter((column) => isShown(column, preferences)).map(({ id }) => id);
  const ordered = orderedColumns(columns, preferences);
  const handleKeys = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    const at = ordered.findIndex(({ id }) => id === (event.target as HTMLElement).dataset.key);
    const column = ordered[at];
    if (!by || !column) return;
    event.preventDefault();
    event.stopPropagation();
    const beside = ordered[at + by];
    if (!beside) return;
    // The one that steps aside may stay at an edge: what is moved here keeps its own.
    const { order } = moveColumn(columns, preferences, column.id, { id: beside.id, isAfter: by > 0 });
    onChange({ ...preferences, order });
    announce(fill(strings.columnMoved, { name: column.header, place: at + by + 1, count: ordered.length }));
  };
  return (
    <MenuPanel label={strings.columns} className={styles.menu} onKeys={handleKeys} hint={strings.moveHint} {...panel}>
      <MenuSection
        title={strings.columns}
        selectionMode="multiple"
        selectedKeys={shown}
        onSelectionChange={(keys) =>
          onChange({
            ...preferences,
            columns: columnChoice(
              columns,
              new Set(keys === 'all' ? columns.map(({ id }) => id) : [...keys].map(String)),
            ),
          })
        }
      >
        {ordered.map((column) => (
          <MenuItem
            key={column.id}
            id={column.id}
            className={styles.item}
            isDisabled={isLocked(column)}
            textValue={column.header}
            end={isLocked(column) && <Icon as={Lock} size={14} />}
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
          onChange({ ...preferences, density: keys !== 'all' && keys.has('compact') ? 'compact' : 'comfortable' })
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
      <MenuItem id="reset" icon={RotateCcw} className={styles.item} onAction={() => onChange(noPreferences)}>
        {strings.resetToDefault}
      </MenuItem>
    </MenuPanel>
  );
}
