import {
  ArrowDown,
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  ArrowUp,
  EyeOff,
  FoldHorizontal,
  Funnel,
  FunnelX,
  MoveHorizontal,
  PinOff,
  RotateCcw,
  X,
} from 'lucide-react';
import { MenuItem } from '../../components/Menu/MenuItem';
import { MenuSeparator } from '../../components/Menu/MenuSeparator';
import { columnStrings } from '../../private/strings/columnStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { stepOf } from '../columns/moveColumn';
import type { ColumnToolsProps } from '../columns/tableArrangement';
import type { LazyPanelProps } from './LazyMenu';
import { MenuPanel } from './MenuPanel';
import { isArranged, isLocked, withoutArrangement } from '../columns/preferences';

export interface HeaderMenuPanelProps extends LazyPanelProps, ColumnToolsProps {
  /** Pins the column to an edge, or unpins it. */
  onPin: (edge: 'start' | 'end' | undefined) => void;
  /** Hides the column. */
  onHide: () => void;
  /** Moves the column by one position. */
  onStep: (by: 1 | -1) => void;
  /** Opens the filter. */
  onFilter: () => void;
  /** Focuses the resize handle. */
  onSize: () => void;
  /** Fits the column to its content. */
  onFit: () => void;
}

const sides = {
  left: { move: ArrowLeft, pin: ArrowLeftToLine },
  right: { move: ArrowRight, pin: ArrowRightToLine },
} as const;

/** Menu of a column: sort, filter, pin, move, resize, hide and reset. */
export function HeaderMenuPanel({
  view,
  arrangement,
  onPin,
  onHide,
  onStep,
  onFilter,
  onSize,
  onFit,
  ...panel
}: HeaderMenuPanelProps) {
  const strings = useStrings(columnStrings);
  const { table, layout, preferences, onPreferencesChange, isRtl } = arrangement;
  const { column, pin } = view;
  const { id, sortable, filter } = column;
  const instance = table.getColumn(id)!;
  const direction = instance.getIsSorted();
  const order = [
    { edge: 'start', by: -1, side: isRtl ? 'right' : 'left' },
    { edge: 'end', by: 1, side: isRtl ? 'left' : 'right' },
  ] as const;

  return (
    <MenuPanel label={fill(strings.columnMenu, { name: column.header })} placement="bottom start" {...panel}>
      {sortable && (
        <>
          <MenuItem icon={ArrowUp} disabled={direction === 'asc'} onAction={() => instance.toggleSorting(false)}>
            {strings.sortAscending}
          </MenuItem>
          <MenuItem icon={ArrowDown} disabled={direction === 'desc'} onAction={() => instance.toggleSorting(true)}>
            {strings.sortDescending}
          </MenuItem>
          {direction && (
            <MenuItem icon={X} onAction={() => instance.clearSorting()}>
              {strings.clearSort}
            </MenuItem>
          )}
          <MenuSeparator />
        </>
      )}
      {filter && (
        <>
          <MenuItem icon={Funnel} onAction={onFilter}>
            {strings.filter}
          </MenuItem>
          {instance.getIsFiltered() && (
            <MenuItem icon={FunnelX} onAction={() => instance.setFilterValue(undefined)}>
              {strings.dropFilter}
            </MenuItem>
          )}
          <MenuSeparator />
        </>
      )}
      {order.map(({ edge, side }) =>
        pin === edge ? (
          <MenuItem key={edge} icon={PinOff} onAction={() => onPin(undefined)}>
            {strings.unpin}
          </MenuItem>
        ) : (
          <MenuItem key={edge} icon={sides[side].pin} onAction={() => onPin(edge)}>
            {side === 'left' ? strings.pinLeft : strings.pinRight}
          </MenuItem>
        ),
      )}
      <MenuSeparator />
      {order.map(({ by, side }) => (
        <MenuItem
          key={side}
          icon={sides[side].move}
          shortcut={side === 'left' ? '⇧ ←' : '⇧ →'}
          disabled={!stepOf(layout, id, by)}
          onAction={() => onStep(by)}
        >
          {side === 'left' ? strings.moveLeft : strings.moveRight}
        </MenuItem>
      ))}
      <MenuItem icon={MoveHorizontal} onAction={onSize}>
        {strings.setWidth}
      </MenuItem>
      <MenuItem icon={FoldHorizontal} onAction={onFit}>
        {strings.fitWidth}
      </MenuItem>
      <MenuSeparator />
      {!isLocked(column) && (
        <MenuItem icon={EyeOff} onAction={onHide}>
          {strings.hideColumn}
        </MenuItem>
      )}
      {isArranged(preferences) && (
        <MenuItem icon={RotateCcw} onAction={() => onPreferencesChange(withoutArrangement)}>
          {strings.resetColumns}
        </MenuItem>
      )}
    </MenuPanel>
  );
}
