import type { JSX, ReactNode, Ref } from 'react';
import type { Key, Placement, Selection } from 'react-aria-components';
import type { IconType } from '../../icons/Icon';
import type { LazyModule } from '../../private/lazy/lazyModule';
import type * as styles from './Menu.css';

export interface MenuProps {
  /** Button that opens the menu: one focusable element that forwards ref and props. */
  trigger: JSX.Element;
  /** Accessible name of the menu. */
  label: string;
  /** `MenuItem`, `MenuSection`, `MenuSeparator` and `SubMenu`. */
  children: ReactNode;
  /** Module with lazy-loaded items. It loads together with the menu's code, and the menu opens when both are loaded. */
  content?: LazyModule<unknown>;
  /** Content above the items, such as the current user. */
  header?: ReactNode;
  /** Label of a search field that filters the items, for long menus. */
  searchLabel?: string;
  /** Side of the trigger, and alignment with it. @default 'bottom start' */
  placement?: Placement;
  /** How many items can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** IDs of the selected items (controlled). */
  selectedKeys?: 'all' | Iterable<Key>;
  /** Called with the IDs of the selected items when the selection changes. */
  onSelectionChange?: (keys: Selection) => void;
  /** If true, the last selected item can't be deselected. @default false */
  disallowEmptySelection?: boolean;
  /** Called with the `id` of the activated item. */
  onAction?: (key: Key) => void;
  /** If true, the menu is open (controlled). */
  open?: boolean;
  /** If true, the menu is initially open (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called with the new state when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Class of the floating panel. */
  className?: string;
  /** ID of the list in the panel. */
  id?: string;
  /** Ref to the list in the panel. */
  ref?: Ref<HTMLDivElement>;
}

export interface MenuItemProps {
  /** Unique key, required if items can be selected. */
  id?: Key;
  /** Label, consisting of verb and object, such as "Print bill". */
  children: ReactNode;
  /** Text for typeahead. Required if the children are not a string. */
  textValue?: string;
  /** Icon before the text. */
  icon?: IconType;
  /** Second line below the text. */
  description?: ReactNode;
  /** Keyboard shortcut, shown at the end. */
  shortcut?: string;
  /** Content at the end, such as the current value, a count or a badge. */
  endContent?: ReactNode;
  /** `danger` for destructive actions: last in the menu, after a separator. @default 'neutral' */
  tone?: keyof typeof styles.tones;
  /** Called when the item is activated. */
  onAction?: () => void;
  /** URL. Makes the item a link, which navigates with the router of `UiProvider`. */
  href?: string;
  /** Where the link opens, such as `_blank`. */
  target?: string;
  /** If true, the item can't be selected or activated. @default false */
  disabled?: boolean;
  /** If true, the menu closes on activation. @default true, false for multiple selection */
  closeOnSelect?: boolean;
  /** Class of the root element. */
  className?: string;
}

export interface MenuSectionProps {
  /** Title of the group. */
  title: string;
  /** Items of the group. */
  children: ReactNode;
  /** How many items of this group can be selected, independent of other groups. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** IDs of the selected items (controlled). */
  selectedKeys?: 'all' | Iterable<Key>;
  /** Called with the IDs of the selected items when the selection changes. */
  onSelectionChange?: (keys: Selection) => void;
  /** If true, the last selected item can't be deselected. @default false */
  disallowEmptySelection?: boolean;
}

export interface SubMenuProps extends Pick<MenuItemProps, 'icon' | 'description' | 'endContent' | 'disabled' | 'id'> {
  /** Label of the item that opens the submenu. */
  label: string;
  /** Items of the submenu. */
  children: ReactNode;
  /** How many items of the submenu can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** IDs of the selected items (controlled). */
  selectedKeys?: 'all' | Iterable<Key>;
  /** Called with the IDs of the selected items when the selection changes. */
  onSelectionChange?: (keys: Selection) => void;
  /** If true, the last selected item can't be deselected. @default false */
  disallowEmptySelection?: boolean;
  /** Called with the ID of the activated item. */
  onAction?: (key: Key) => void;
}
