import type { ReactNode } from 'react';
import { Menu as AriaMenu, Popover, type Placement, type Selection } from 'react-aria-components';
import * as styles from '../components/Menu/Menu.css';
import { cx } from '../private/cx';
import { panel } from '../private/overlay.css';
import type { LatePanelProps } from './LateMenu';

interface MenuPanelProps extends LatePanelProps {
  /** Name of the menu. */
  label: string;
  placement?: Placement;
  selectionMode?: 'single';
  selectedKeys?: Iterable<string>;
  onSelectionChange?: (keys: Selection) => void;
  disallowEmptySelection?: boolean;
  className?: string;
  children: ReactNode;
}

/** The floating part of a menu whose button is a plain one. */
export function MenuPanel({
  anchor,
  isOpen,
  onOpenChange,
  label,
  placement = 'bottom end',
  className,
  children,
  ...list
}: MenuPanelProps) {
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={4}
      className={cx(panel, styles.menu, className)}
    >
      <AriaMenu
        aria-label={label}
        autoFocus="first"
        onClose={() => onOpenChange(false)}
        className={styles.list}
        {...list}
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}
