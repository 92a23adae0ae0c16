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
  /** Module of lazy-loaded items. Loads together with the menu's code; the menu opens when both are loaded. */
  content?: LazyModule<unknown>;
  /** Content above the items, such as the current user. */
  header?: ReactNode;
  /** Label of a search field that filters the items, for long menus. */
  searchLabel?: string;
  /** Side and alignment. @default 'bottom start' */
  placement?: Placement;
  /** Selection mode of the items. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** IDs of the selected items. */
  selectedKeys?: 'all' | Iterable<Key>;
  /** Called when the selection changes. */
  onSelectionChange?: (keys: Selection) => void;
  /** If true, one item stays selected. */
  disallowEmptySelection?: boolean;
  /** Called with the `id` of the activated item. */
  onAction?: (key: Key) => void;
  /** Open state (controlled). */
  open?: boolean;
  /** Initial open state (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
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
  /** Label: verb and object. */
  children: ReactNode;
  /** Text for typeahead, if the children are not text. */
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
  /** Selection mode of this group, separate from the others. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** IDs of the selected items. */
  selectedKeys?: 'all' | Iterable<Key>;
  /** Called when the selection changes. */
  onSelectionChange?: (keys: Selection) => void;
  /** If true, one item stays selected. @default false */
  disallowEmptySelection?: boolean;
}

export interface SubMenuProps extends Pick<MenuItemProps, 'icon' | 'description' | 'endContent' | 'disabled' | 'id'> {
  /** Label of the item that opens the submenu. */
  label: string;
  /** Items of the submenu. */
  children: ReactNode;
  /** Selection mode of its items. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** IDs of the selected items. */
  selectedKeys?: 'all' | Iterable<Key>;
  /** Called when the selection changes. */
  onSelectionChange?: (keys: Selection) => void;
  /** If true, one item stays selected. @default false */
  disallowEmptySelection?: boolean;
  /** Called with the ID of the activated item. */
  onAction?: (key: Key) => void;
}
