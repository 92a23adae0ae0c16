import { ArrowDown, ArrowUp, Funnel } from 'lucide-react';
import { Suspense, useState } from 'react';
import { MenuItem } from '../components/Menu/MenuItem';
import { MenuSection } from '../components/Menu/MenuSection';
import { Icon } from '../icons/Icon';
import { columnStrings } from '../private/columnStrings';
import { useStrings } from '../private/strings';
import type { TableArrangement } from './tableArrangement';
import type { LatePanelProps } from './LateMenu';
import { ColumnFilterPanel } from './lateHeads';
import { MenuPanel } from './MenuPanel';
import { nextSorting } from './sorting';
import type { DataTableColumn } from './tableTypes';

export interface SortMenuPanelProps extends LatePanelProps {
  arrangement: Pick<TableArrangement, 'columns' | 'sorting' | 'onSort' | 'filters' | 'onFilter' | 'rows'>;
}

/** Sorting and narrowing without the heads: a phone has none, nor has a column that is hidden. Choosing a column again turns its order around, then lets it go. */
export function SortMenuPanel({ arrangement, ...panel }: SortMenuPanelProps) {
  const strings = useStrings(columnStrings);
  const [filtered, setFiltered] = useState<DataTableColumn<never>>();
  const [isFiltering, setFiltering] = useState(false);
  const { columns, sorting, onSort, filters } = arrangement;
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const filterable = columns.filter(({ filter }) => filter);
  return (
    <>
      <MenuPanel label={strings.sort} {...panel}>
        {sortable.length > 0 && (
          <MenuSection title={strings.sort}>
            {sortable.map(({ id, header, firstDirection }) => {
              const direction = sorting.find(({ column }) => column === id)?.direction;
              return (
                <MenuItem
                  key={id}
                  id={`sort ${id}`}
                  textValue={header}
                  end={direction && <Icon as={direction === 'asc' ? ArrowUp : ArrowDown} size={14} />}
                  onAction={() => onSort(nextSorting(sorting, id, firstDirection))}
                >
                  {header}
                </MenuItem>
              );
            })}
          </MenuSection>
        )}
        {filterable.length > 0 && (
          <MenuSection title={strings.filter}>
            {filterable.map((column) => (
              <MenuItem
                key={column.id}
                id={`filter ${column.id}`}
                textValue={column.header}
                end={filters.some((one) => one.column === column.id) && <Icon as={Funnel} size={14} />}
                onAction={() => {
                  setFiltered(column);
                  setFiltering(true);
                }}
              >
                {column.header}
              </MenuItem>
            ))}
          </MenuSection>
        )}
      </MenuPanel>
      {filtered && (
        <Suspense fallback={null}>
          <ColumnFilterPanel
            key={filtered.id}
            column={filtered}
            arrangement={arrangement}
            anchor={panel.anchor}
            isOpen={isFiltering}
            onOpenChange={setFiltering}
          />
        </Suspense>
      )}
    </>
  );
}
