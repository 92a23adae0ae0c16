import { Ellipsis } from 'lucide-react';
import { Button } from '../components/Button/Button';
import { IconButton } from '../components/IconButton/IconButton';
import { Menu } from '../components/Menu/Menu';
import { MenuItem } from '../components/Menu/MenuItem';
import { MenuSeparator } from '../components/Menu/MenuSeparator';
import { IconLink } from '../private/IconLink';
import { tableStrings } from '../private/tableStrings';
import { fill, useStrings } from '../private/strings';
import * as styles from './DataTable.css';
import type { RowAction } from './tableTypes';

interface QuickActionProps extends RowAction {
  tabIndex: 0 | -1;
}

function QuickAction({ label, icon, href, onAction, isDisabled, tabIndex }: QuickActionProps) {
  if (!icon) return null;
  return href !== undefined && !isDisabled ? (
    <IconLink label={label} icon={icon} href={href} isReachable={tabIndex === 0} />
  ) : (
    <IconButton label={label} icon={icon} size="sm" tabIndex={tabIndex} disabled={isDisabled} onClick={onAction} />
  );
}

export interface RowActionsProps {
  actions: readonly RowAction[];
  /** What the row is called. */
  name: string;
  /** Whether Tab reaches the buttons: those of the current row. */
  tabIndex: 0 | -1;
  /** Shows the quick ones beside the menu. */
  hasQuick: boolean;
}

/** The quick buttons of a row and the menu with everything. */
export function RowActions({ actions, name, tabIndex, hasQuick }: RowActionsProps) {
  const strings = useStrings(tableStrings);
  if (actions.length === 0) return null;
  const calm = actions.filter(({ tone }) => tone !== 'danger');
  const danger = actions.filter(({ tone }) => tone === 'danger');
  const item = ({ id, label, description, icon, onAction, href, tone, isDisabled, shortcut }: RowAction) => (
    <MenuItem key={id} {...{ id, description, icon, onAction, href, tone, isDisabled, shortcut }}>
      {label}
    </MenuItem>
  );

  return (
    <span className={styles.actions}>
      {hasQuick && (
        <span className={styles.quick}>
          {actions.map((action) => action.isQuick && <QuickAction key={action.id} tabIndex={tabIndex} {...action} />)}
        </span>
      )}
      <Menu
        label={fill(strings.actionsFor, { name })}
        placement="bottom end"
        trigger={
          <Button
            variant="plain"
            tone="secondary"
            size="sm"
            iconOnly
            startIcon={Ellipsis}
            data-row-menu=""
            tabIndex={tabIndex}
            aria-label={fill(strings.actionsFor, { name })}
          />
        }
      >
        {calm.map(item)}
        {calm.length > 0 && danger.length > 0 && <MenuSeparator />}
        {danger.map(item)}
      </Menu>
    </span>
  );
}
