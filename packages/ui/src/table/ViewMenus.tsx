import { Columns3, ListFilter } from 'lucide-react';
import { Button } from '../components/Button/Button';
import { tableStrings } from '../private/tableStrings';
import { useStrings } from '../private/strings';
import type { TableArrangement } from './tableArrangement';
import { LateMenu } from './LateMenu';
import { ColumnMenuPanel, preloadMenus, SortMenuPanel } from './lateMenus';
import type { TableDensity } from './tableTypes';

interface ViewMenusProps {
  arrangement: TableArrangement;
  density: TableDensity;
  hasColumns: boolean;
  hasSort: boolean;
  /** Their buttons are icons alone. */
  isCompact: boolean;
}

/** Columns, row height and order of a table. */
export function ViewMenus({ arrangement, density, hasColumns, hasSort, isCompact }: ViewMenusProps) {
  const strings = useStrings(tableStrings);
  return (
    <>
      {hasColumns && (
        <LateMenu
          preload={preloadMenus}
          renderTrigger={(props) =>
            isCompact ? (
              <Button
                variant="plain"
                size="bar"
                iconOnly
                startIcon={Columns3}
                aria-label={strings.columns}
                {...props}
              />
            ) : (
              <Button size="bar" startIcon={Columns3} {...props}>
                {strings.columns}
              </Button>
            )
          }
        >
          {(panel) => <ColumnMenuPanel {...{ arrangement, density }} {...panel} />}
        </LateMenu>
      )}
      {hasSort && (
        <LateMenu
          preload={preloadMenus}
          renderTrigger={(props) => (
            <Button
              variant={isCompact ? 'plain' : 'quiet'}
              size="bar"
              iconOnly
              startIcon={ListFilter}
              aria-label={strings.sort}
              title={strings.sort}
              {...props}
            />
          )}
        >
          {(panel) => <SortMenuPanel arrangement={arrangement} {...panel} />}
        </LateMenu>
      )}
    </>
  );
}
