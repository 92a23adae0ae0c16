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
import { MenuItem } from '../components/Menu/MenuItem';
import { MenuSeparator } from '../components/Menu/MenuSeparator';
import { columnStrings } from '../private/columnStrings';
import { fill, useStrings } from '../private/strings';
import { isArranged, stepOf, withoutArrangement } from './columnChanges';
import type { ColumnToolsProps } from './tableArrangement';
import type { LatePanelProps } from './LateMenu';
import { MenuPanel } from './MenuPanel';
import { isLocked } from './preferences';

export interface HeadMenuPanelProps extends LatePanelProps, ColumnToolsProps {
  /** Keeps the column at an edge, or lets it go. */
  onPin: (edge: 'start' | 'end' | undefined) => void;
  /** Takes the column away. */
  onHide: () => void;
  /** Moves the column by one place. */
  onStep: (by: 1 | -1) => void;
  /** Opens the filter. */
  onFilter: () => void;
  /** Goes to the edge that sizes the column. */
  onSize: () => void;
  /** Makes the column as wide as what is in it. */
  onFit: () => void;
}

const sides = {
  left: { move: ArrowLeft, pin: ArrowLeftToLine },
  right: { move: ArrowRight, pin: ArrowRightToLine },
} as const;

/** Everything that can be done with a column. */
export function HeadMenuPanel({
  view,
  arrangement,
  onPin,
  onHide,
  onStep,
  onFilter,
  onSize,
  onFit,
  ...panel
}: HeadMenuPanelProps) {
  const strings = useStrings(columnStrings);
  const { layout, preferences, onPreferencesChange, sorting, onSort, filters, onFilter: narrow, isRtl } = arrangement;
  const { column, pin } = view;
  const { id, isSortable, filter } = column;
  const direction = sorting.find((rule) => rule.column === id)?.direction;
  const others = filters.filter((one) => one.column !== id);
  const order = [
    { edge: 'start', by: -1, side: isRtl ? 'right' : 'left' },
    { edge: 'end', by: 1, side: isRtl ? 'left' : 'right' },
  ] as const;

  return (
    <MenuPanel label={fill(strings.columnMenu, { name: column.header })} placement="bottom start" {...panel}>
      {isSortable && (
        <>
          <MenuItem
            icon={ArrowUp}
            isDisabled={direction === 'asc'}
            onAction={() => onSort([{ column: id, direction: 'asc' }])}
          >
            {strings.sortAscending}
          </MenuItem>
          <MenuItem
            icon={ArrowDown}
            isDisabled={direction === 'desc'}
            onAction={() => onSort([{ column: id, direction: 'desc' }])}
          >
            {strings.sortDescending}
          </MenuItem>
          {direction && (
            <MenuItem icon={X} onAction={() => onSort(sorting.filter((rule) => rule.column !== id))}>
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
          {others.length < filters.length && (
            <MenuItem icon={FunnelX} onAction={() => narrow(others)}>
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
          isDisabled={!stepOf(layout, id, by)}
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
        <MenuItem icon={RotateCcw} onAction={() => onPreferencesChange(withoutArrangement(preferences))}>
          {strings.resetColumns}
        </MenuItem>
      )}
    </MenuPanel>
  );
}
