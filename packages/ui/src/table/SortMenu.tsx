import { ArrowDown, ArrowUp, ListFilter } from 'lucide-react';
import { Button } from '../components/Button/Button';
import { Menu } from '../components/Menu/Menu';
import { MenuItem } from '../components/Menu/MenuItem';
import { Icon } from '../icons/Icon';
import { tableStrings } from '../private/tableStrings';
import { useStrings } from '../private/strings';
import { nextSorting } from './sorting';
import type { DataTableColumn, SortRule } from './tableTypes';

export interface SortMenuProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sorting: readonly SortRule[];
  onSort: (sorting: SortRule[]) => void;
  /** Look of its button. @default 'quiet' */
  variant?: 'quiet' | 'plain';
}

/** Sorting without the heads: a phone has none. Choosing a column again turns it around, then lets it go. */
export function SortMenu<Row>({ columns, sorting, onSort, variant = 'quiet' }: SortMenuProps<Row>) {
  const strings = useStrings(tableStrings);
  return (
    <Menu
      label={strings.sort}
      placement="bottom end"
      trigger={
        <Button
          variant={variant}
          size="bar"
          iconOnly
          startIcon={ListFilter}
          aria-label={strings.sort}
          title={strings.sort}
        />
      }
    >
      {columns
        .filter(({ isSortable }) => isSortable)
        .map(({ id, header, firstDirection }) => {
          const direction = sorting.find(({ column }) => column === id)?.direction;
          return (
            <MenuItem
              key={id}
              id={id}
              textValue={header}
              end={direction && <Icon as={direction === 'asc' ? ArrowUp : ArrowDown} size={14} />}
              onAction={() => onSort(nextSorting(sorting, id, firstDirection))}
            >
              {header}
            </MenuItem>
          );
        })}
    </Menu>
  );
}
