import type { ReactNode } from 'react';
import type { Key, Selection } from 'react-aria-components';
import type { MenuItemProps } from './MenuItem';
import { useMenuPart } from './MenuPartsContext';

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

/** An item that opens a submenu. */
export function SubMenu(props: SubMenuProps) {
  const Part = useMenuPart('SubMenu');
  return <Part {...props} />;
}
