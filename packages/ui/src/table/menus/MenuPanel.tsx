import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Popover, type Placement, type Selection } from 'react-aria-components';
import * as styles from '../../components/Menu/Menu.css';
import { MenuList } from '../../components/Menu/MenuList';
import { cx } from '../../css/cx';
import { RemountOnOpen } from '../../private/overlays/RemountOnOpen';
import { panel } from '../../private/overlays/overlay.css';
import type { LazyPanelProps } from './LazyMenu';
import * as parts from './MenuPanel.css';

interface MenuPanelProps extends LazyPanelProps {
  /** Accessible name of the menu. */
  label: string;
  placement?: Placement;
  selectionMode?: 'single';
  selectedKeys?: Iterable<string>;
  onSelectionChange?: (keys: Selection) => void;
  disallowEmptySelection?: boolean;
  /** Called before the menu handles a key. */
  onKeys?: (event: KeyboardEvent) => void;
  /** Hint below the items, such as keyboard shortcuts. */
  hint?: string;
  className?: string;
  children: ReactNode;
}

/** Popover and items of a menu, anchored to a native button. */
export function MenuPanel({
  anchor,
  isOpen,
  onOpenChange,
  label,
  placement = 'bottom end',
  autoFocus = 'first',
  onKeys,
  hint,
  className,
  children,
  ...list
}: MenuPanelProps) {
  const hintId = useId();
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={4}
      aria-label={label}
      className={cx(panel, styles.menu, className)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only handles keys that bubble from its items */}
      <div className={parts.body} onKeyDownCapture={onKeys}>
        <RemountOnOpen open={isOpen}>
          <MenuList
            aria-label={label}
            aria-describedby={hint && hintId}
            autoFocus={autoFocus}
            onClose={() => onOpenChange(false)}
            {...list}
          >
            {children}
          </MenuList>
        </RemountOnOpen>
        {hint && (
          <div id={hintId} className={parts.hint}>
            {hint}
          </div>
        )}
      </div>
    </Popover>
  );
}
