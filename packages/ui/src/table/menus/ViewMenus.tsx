import { Columns3, ListFilter } from 'lucide-react';
import { Button } from '../../components/Button/Button';
import { tableStrings } from '../../private/strings/tableStrings';
import { useStrings } from '../../private/strings/strings';
import type { TableArrangement } from '../columns/tableArrangement';
import { LazyMenu } from './LazyMenu';
import { ColumnMenuPanel, preloadMenus, SortMenuPanel } from '../lazyMenus';

interface ViewMenusProps {
  arrangement: TableArrangement;
  hasColumns: boolean;
  /** If true, the buttons are icon-only. */
  isCompact: boolean;
}

/** Column and sort menus. */
export function ViewMenus({ arrangement, hasColumns, isCompact }: ViewMenusProps) {
  const strings = useStrings(tableStrings);
  const hasSort = !isCompact || arrangement.table.getAllLeafColumns().some((column) => column.getCanSort());
  return (
    <>
      {hasColumns && (
        <LazyMenu
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
          {(panel) => <ColumnMenuPanel arrangement={arrangement} {...panel} />}
        </LazyMenu>
      )}
      {hasSort && (
        <LazyMenu
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
        </LazyMenu>
      )}
    </>
  );
}
