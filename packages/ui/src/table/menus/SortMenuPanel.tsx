import { ArrowDown, ArrowUp, Funnel } from 'lucide-react';
import { Suspense, useState } from 'react';
import { MenuItem } from '../../components/Menu/MenuItem';
import { MenuSection } from '../../components/Menu/MenuSection';
import { Icon } from '../../icons/Icon';
import { columnStrings } from '../../private/strings/columnStrings';
import { useStrings } from '../../private/strings/strings';
import type { TableArrangement } from '../columns/tableArrangement';
import type { LazyPanelProps } from './LazyMenu';
import { ColumnFilterPanel } from '../columns/lazyFilter';
import { MenuPanel } from './MenuPanel';
import type { DataTableColumn } from '../tableTypes';

export interface SortMenuPanelProps extends LazyPanelProps {
  arrangement: Pick<TableArrangement, 'table'>;
}

/**
 * Sorts and filters columns, including those without a visible header: hidden columns, and all columns on phones.
 * Selecting a column again reverses the order, then clears it.
 */
export function SortMenuPanel({ arrangement, ...panel }: SortMenuPanelProps) {
  const strings = useStrings(columnStrings);
  const [filtered, setFiltered] = useState<DataTableColumn<never>>();
  const [isFiltering, setFiltering] = useState(false);
  const { table } = arrangement;
  // Includes hidden columns, in the order of the definitions.
  const columns = table.options.columns.map(({ meta }) => meta!.column);
  const sortable = columns.filter((column) => column.sortable);
  const filterable = columns.filter(({ filter }) => filter);
  return (
    <>
      <MenuPanel label={strings.sort} {...panel}>
        {sortable.length > 0 && (
          <MenuSection title={strings.sort}>
            {sortable.map(({ id, header }) => {
              const column = table.getColumn(id)!;
              const direction = column.getIsSorted();
              return (
                <MenuItem
                  key={id}
                  id={`sort ${id}`}
                  textValue={header}
                  endContent={direction && <Icon as={direction === 'asc' ? ArrowUp : ArrowDown} size={14} />}
                  onAction={() => column.toggleSorting(undefined, false)}
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
                endContent={table.getColumn(column.id)!.getIsFiltered() && <Icon as={Funnel} size={14} />}
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
            table={table}
            anchor={panel.anchor}
            isOpen={isFiltering}
            onOpenChange={setFiltering}
          />
        </Suspense>
      )}
    </>
  );
}
