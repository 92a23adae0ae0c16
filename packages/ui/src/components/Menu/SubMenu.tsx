import type { ReactNode } from 'react';
import { Menu as AriaMenu, Popover, SubmenuTrigger, type Key, type Selection } from 'react-aria-components';
import { cx } from '../../css/cx';
import { panel } from '../../private/overlays/overlay.css';
import * as styles from './Menu.css';
import { MenuItem, type MenuItemProps } from './MenuItem';

export interface SubMenuProps extends Pick<MenuItemProps, 'icon' | 'description' | 'endContent' | 'disabled' | 'id'> {
  /** Text of the row that opens the second menu. */
  label: string;
  /** The items of the second menu. */
  children: ReactNode;
  /** Whether one or several of its items can be chosen. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids of the chosen items. */
  selectedKeys?: 'all' | Iterable<Key>;
  /** Called with the chosen ids. */
  onSelectionChange?: (keys: Selection) => void;
  /** One stays chosen. @default false */
  disallowEmptySelection?: boolean;
  /** Called with the id of the pressed item. */
  onAction?: (key: Key) => void;
}

/** A row that opens another menu beside itself. */
export function SubMenu({
  label,
  children,
  selectionMode,
  selectedKeys,
  onSelectionChange,
  disallowEmptySelection,
  onAction,
  ...row
}: SubMenuProps) {
  return (
    <SubmenuTrigger>
      <MenuItem {...row} textValue={label}>
        {label}
      </MenuItem>
      <Popover className={cx(panel, styles.menu)} offset={4} crossOffset={-5}>
        <AriaMenu
          aria-label={label}
          className={styles.list}
          {...{ selectionMode, selectedKeys, onSelectionChange, disallowEmptySelection, onAction }}
        >
          {children}
        </AriaMenu>
      </Popover>
    </SubmenuTrigger>
  );
}
