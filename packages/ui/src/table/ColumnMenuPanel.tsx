import { Lock, RotateCcw } from 'lucide-react';
import { MenuItem } from '../components/Menu/MenuItem';
import { MenuSection } from '../components/Menu/MenuSection';
import { MenuSeparator } from '../components/Menu/MenuSeparator';
import { Icon } from '../icons/Icon';
import { listStrings } from '../private/listStrings';
import { useStrings } from '../private/strings';
import * as styles from './ColumnMenuPanel.css';
import type { LatePanelProps } from './LateMenu';
import { MenuPanel } from './MenuPanel';
import { columnChoice, isLocked, isShown, noPreferences, type TablePreferences } from './preferences';
import type { DataTableColumn, TableDensity } from './tableTypes';

export interface ColumnMenuPanelProps extends LatePanelProps {
  columns: readonly DataTableColumn<never>[];
  preferences: TablePreferences;
  onChange: (preferences: TablePreferences) => void;
  density: TableDensity;
}

/** Which columns a reader sees and how high the rows are. */
export function ColumnMenuPanel({ columns, preferences, onChange, density, ...panel }: ColumnMenuPanelProps) {
  const strings = useStrings(listStrings);
  const shown = columns.filter((column) => isShown(column, preferences)).map(({ id }) => id);
  return (
    <MenuPanel label={strings.columns} className={styles.menu} {...panel}>
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
        {columns.map((column) => (
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
