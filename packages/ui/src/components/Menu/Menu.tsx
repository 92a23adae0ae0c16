import type { JSX, ReactNode, Ref } from 'react';
import {
  Menu as AriaMenu,
  MenuTrigger,
  Popover,
  Pressable,
  type Key,
  type Placement,
  type Selection,
} from 'react-aria-components';
import { cx } from '../../css/cx';
import { RemountOnOpen } from '../../private/overlays/RemountOnOpen';
import { panel } from '../../private/overlays/overlay.css';
import { useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './Menu.css';
import { MenuSearch } from './MenuSearch';

export interface MenuProps {
  /** The button that opens the menu: one focusable element that forwards ref and props. */
  trigger: JSX.Element;
  /** Name of the menu for those who do not see its button. */
  label: string;
  /** `MenuItem`, `MenuSection`, `MenuSeparator` and `SubMenu`. */
  children: ReactNode;
  /** Shown above the items and no item itself, such as who is signed in. */
  header?: ReactNode;
  /** Names a field that narrows the items, for menus too long to look through. */
  searchLabel?: string;
  /** Side of the button and the edge it lines up with. @default 'bottom start' */
  placement?: Placement;
  /** Lets items be chosen instead of run. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Chosen items, by their `id`. */
  selectedKeys?: 'all' | Iterable<Key>;
  /** Called with the chosen items. */
  onSelectionChange?: (keys: Selection) => void;
  /** Keeps one item chosen. */
  disallowEmptySelection?: boolean;
  /** Called with the `id` of the item that was run. */
  onAction?: (key: Key) => void;
  /** Open or closed from outside. */
  open?: boolean;
  /** Open at first, where it opens and closes by itself. @default false */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Class of the floating panel. */
  className?: string;
  /** Id of the list in the panel. */
  id?: string;
  /** The list in the panel. */
  ref?: Ref<HTMLDivElement>;
}

/** A button's list of actions, links or choices. */
export function Menu({
  trigger,
  label,
  children,
  header,
  searchLabel,
  placement = 'bottom start',
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: MenuProps) {
  const strings = useStrings(widgetStrings);
  const items = (
    <AriaMenu
      aria-label={label}
      className={styles.list}
      renderEmptyState={searchLabel ? () => <p className={styles.nothing}>{strings.nothingMatches}</p> : undefined}
      {...rest}
    >
      {children}
    </AriaMenu>
  );
  return (
    <MenuTrigger {...{ isOpen: open, defaultOpen, onOpenChange }}>
      {/* A disabled button takes no focus, and react-aria would take that for a fault. */}
      <Pressable isDisabled={Boolean(trigger.props.disabled)}>{trigger}</Pressable>
      <Popover className={cx(panel, styles.menu, className)} placement={placement} offset={4}>
        {header && <div className={styles.head}>{header}</div>}
        <RemountOnOpen>{searchLabel ? <MenuSearch label={searchLabel}>{items}</MenuSearch> : items}</RemountOnOpen>
      </Popover>
    </MenuTrigger>
  );
}
