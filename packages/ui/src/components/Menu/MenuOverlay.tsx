import type { RefObject } from 'react';
import { Popover } from 'react-aria-components';
import { cx } from '../../css/cx';
import { OverlayState } from '../../private/overlays/OverlayState';
import { RemountOnOpen } from '../../private/overlays/RemountOnOpen';
import { panel } from '../../private/overlays/overlay.css';
import { useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './Menu.css';
import type { MenuProps } from './menuTypes';
import { MenuList } from './MenuList';
import { MenuSearch } from './MenuSearch';

interface MenuOverlayProps extends Omit<MenuProps, 'trigger' | 'content' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  triggerRef: RefObject<HTMLElement | null>;
  /** ID of the trigger, whose text names the menu. */
  triggerId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  autoFocus: 'first' | 'last' | true;
}

/** The floating panel of a `Menu`. */
export function MenuOverlay({
  triggerRef,
  triggerId,
  isOpen,
  onOpenChange,
  label,
  children,
  header,
  searchLabel,
  placement = 'bottom start',
  className,
  ...list
}: MenuOverlayProps) {
  const strings = useStrings(widgetStrings);
  const items = (
    <MenuList
      aria-label={label}
      aria-labelledby={triggerId}
      renderEmptyState={searchLabel ? () => <p className={styles.nothing}>{strings.nothingMatches}</p> : undefined}
      {...list}
    >
      {children}
    </MenuList>
  );
  return (
    <OverlayState isOpen={isOpen} onOpenChange={onOpenChange}>
      <Popover
        trigger="MenuTrigger"
        triggerRef={triggerRef}
        aria-labelledby={triggerId}
        className={cx(panel, styles.menu, className)}
        placement={placement}
        offset={4}
      >
        {header && <div className={styles.head}>{header}</div>}
        <RemountOnOpen>{searchLabel ? <MenuSearch label={searchLabel}>{items}</MenuSearch> : items}</RemountOnOpen>
      </Popover>
    </OverlayState>
  );
}
