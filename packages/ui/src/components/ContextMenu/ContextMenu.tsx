import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button, MenuTrigger, Popover, type Key } from 'react-aria-components';
import { cx } from '../../css/cx';
import { RemountOnOpen } from '../../private/overlays/RemountOnOpen';
import { panel } from '../../private/overlays/overlay.css';
import * as menu from '../Menu/Menu.css';
import { MenuList } from '../Menu/MenuList';
import * as styles from './ContextMenu.css';
import { useContextMenuPoint } from './useContextMenuPoint';

export interface ContextMenuProps extends Omit<
  ComponentProps<'div'>,
  'onContextMenu' | 'onKeyDown' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
> {
  /** Accessible name of the menu. */
  label: string;
  /** `MenuItem`, `MenuSection`, `MenuSeparator` and `SubMenu`. */
  menu: ReactNode;
  /** The area of the menu: a row, a card, a canvas. Needs a focusable element for keyboard access. */
  children: ReactNode;
  /** Called with the `id` of the selected item. */
  onAction?: (key: Key) => void;
  /** Called when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Shows the native context menu instead. @default false */
  disabled?: boolean;
}

/** A menu at the pointer position, opened by right click, long press, Shift+F10 or the context menu key. */
export function ContextMenu({
  label,
  menu: items,
  onAction,
  onOpenChange,
  disabled = false,
  className,
  children,
  ...rest
}: ContextMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const { point, areaProps } = useContextMenuPoint(() => change(true));
  return (
    <div {...rest} {...(!disabled && areaProps)} className={cx(styles.area, className)}>
      {children}
      {!disabled && (
        <MenuTrigger isOpen={isOpen} onOpenChange={change}>
          {/* Physical properties, because pointer coordinates don't mirror in RTL. */}
          <span aria-hidden="true" className={styles.anchor} style={{ left: point.x, top: point.y }}>
            <Button aria-label={label} excludeFromTabOrder className={styles.button} />
          </span>
          <Popover className={cx(panel, menu.menu)} placement="bottom start" offset={0}>
            <RemountOnOpen>
              <MenuList
                aria-label={label}
                autoFocus={point.byKeys ? 'first' : true}
                onAction={(key) => onAction?.(key)}
              >
                {items}
              </MenuList>
            </RemountOnOpen>
          </Popover>
        </MenuTrigger>
      )}
    </div>
  );
}
