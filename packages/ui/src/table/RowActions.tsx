import { Ellipsis } from 'lucide-react';
import { Button } from '../components/Button/Button';
import { IconButton } from '../components/IconButton/IconButton';
import { Menu } from '../components/Menu/Menu';
import { MenuItem } from '../components/Menu/MenuItem';
import { MenuSeparator } from '../components/Menu/MenuSeparator';
import { fill, useStrings } from '../private/strings';
import * as styles from './DataTable.css';
import type { RowAction } from './tableTypes';

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
  const strings = useStrings();
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
          {actions.map(
            ({ id, label, icon, onAction, isQuick, isDisabled }) =>
              isQuick &&
              icon && (
                <IconButton
                  key={id}
                  label={label}
                  icon={icon}
                  size="sm"
                  tabIndex={tabIndex}
                  disabled={isDisabled}
                  onClick={onAction}
                />
              ),
          )}
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
