import { ArrowDown, ArrowUp } from 'lucide-react';
import { MenuItem } from '../components/Menu/MenuItem';
import { Icon } from '../icons/Icon';
import { listStrings } from '../private/listStrings';
import { useStrings } from '../private/strings';
import type { LatePanelProps } from './LateMenu';
import { MenuPanel } from './MenuPanel';
import { nextSorting } from './sorting';
import type { DataTableColumn, SortRule } from './tableTypes';

export interface SortMenuPanelProps extends LatePanelProps {
  columns: readonly DataTableColumn<never>[];
  sorting: readonly SortRule[];
  onSort: (sorting: SortRule[]) => void;
}

/** Sorting without the heads: a phone has none. Choosing a column again turns it around, then lets it go. */
export function SortMenuPanel({ columns, sorting, onSort, ...panel }: SortMenuPanelProps) {
  const strings = useStrings(listStrings);
  return (
    <MenuPanel label={strings.sort} {...panel}>
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
    </MenuPanel>
  );
}
