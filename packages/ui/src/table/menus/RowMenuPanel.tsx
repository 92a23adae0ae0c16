import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { MenuItem } from '../../components/Menu/MenuItem';
import { MenuSeparator } from '../../components/Menu/MenuSeparator';
import type { LazyPanelProps } from './LazyMenu';
import type { MenuSpot } from '../rows/listenForRowMenu';
import { MenuPanel } from './MenuPanel';
import type { RowAction } from '../tableTypes';

export interface RowMenuPanelProps extends LazyPanelProps {
  label: string;
  /** Where the pointer asked for it. @default at the button */
  spot: MenuSpot | undefined;
  actions: readonly RowAction[];
}

/** Everything that can be done with a row; what destroys stands last. */
export function RowMenuPanel({ label, actions, spot, ...panel }: RowMenuPanelProps) {
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
      {spot &&
        createPortal(
          // Physical on purpose: the pointer's coordinates do not mirror.
          <span ref={pointed} aria-hidden style={{ position: 'fixed', left: spot.x, top: spot.y }} />,
          document.body,
        )}
      <MenuPanel
        key={spot && `${spot.x} ${spot.y}`}
        label={label}
        {...panel}
        {...(spot && { anchor: pointed, placement: 'bottom start' })}
      >
        {calm.map(item)}
        {calm.length > 0 && danger.length > 0 && <MenuSeparator />}
        {danger.map(item)}
      </MenuPanel>
    </>
  );
}
