import { MenuItem } from '../components/Menu/MenuItem';
import { MenuSeparator } from '../components/Menu/MenuSeparator';
import type { LatePanelProps } from './LateMenu';
import { MenuPanel } from './MenuPanel';
import type { RowAction } from './tableTypes';

export interface RowMenuPanelProps extends LatePanelProps {
  label: string;
  actions: readonly RowAction[];
}

/** Everything that can be done with a row; what destroys stands last. */
export function RowMenuPanel({ label, actions, ...panel }: RowMenuPanelProps) {
  const calm = actions.filter(({ tone }) => tone !== 'danger');
  const danger = actions.filter(({ tone }) => tone === 'danger');
  const item = ({ id, label: words, description, icon, onAction, href, tone, isDisabled, shortcut }: RowAction) => (
    <MenuItem key={id} {...{ id, description, icon, onAction, href, tone, isDisabled, shortcut }}>
      {words}
    </MenuItem>
  );
  return (
    <MenuPanel label={label} {...panel}>
      {calm.map(item)}
      {calm.length > 0 && danger.length > 0 && <MenuSeparator />}
      {danger.map(item)}
    </MenuPanel>
  );
}
