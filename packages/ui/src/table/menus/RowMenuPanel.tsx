import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { MenuItem } from '../../components/Menu/MenuItem';
import { MenuSeparator } from '../../components/Menu/MenuSeparator';
import type { LazyPanelProps } from './LazyMenu';
import type { MenuPosition } from '../rows/listenForRowMenu';
import { MenuPanel } from './MenuPanel';
import type { RowAction } from '../tableTypes';

export interface RowMenuPanelProps extends LazyPanelProps {
  label: string;
  /** Pointer position of a context menu. @default at the button */
  position: MenuPosition | undefined;
  actions: readonly RowAction[];
}

/** Menu of a row's actions; dangerous ones come last. */
export function RowMenuPanel({ label, actions, position, ...panel }: RowMenuPanelProps) {
  const pointed = useRef<HTMLSpanElement>(null);
  const calm = actions.filter(({ tone }) => tone !== 'danger');
  const danger = actions.filter(({ tone }) => tone === 'danger');
  const item = ({ id, label: words, description, icon, onAction, href, tone, disabled, shortcut }: RowAction) => (
    <MenuItem key={id} {...{ id, description, icon, onAction, href, tone, shortcut }} disabled={disabled}>
      {words}
    </MenuItem>
  );
  return (
    <>
      {position &&
        createPortal(
          // Physical property: pointer coordinates are not mirrored in RTL.
          <span ref={pointed} aria-hidden style={{ position: 'fixed', left: position.x, top: position.y }} />,
          document.body,
        )}
      <MenuPanel
        key={position && `${position.x} ${position.y}`}
        label={label}
        {...panel}
        {...(position && { anchor: pointed, placement: 'bottom start' })}
      >
        {calm.map(item)}
        {calm.length > 0 && danger.length > 0 && <MenuSeparator />}
        {danger.map(item)}
      </MenuPanel>
    </>
  );
}
