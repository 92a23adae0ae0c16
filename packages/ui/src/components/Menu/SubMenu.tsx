import type { ReactNode } from 'react';
import type { Key, Selection } from 'react-aria-components';
import type { MenuItemProps } from './MenuItem';
import { useMenuPart } from './MenuPartsContext';

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

/** A row that opens another menu next to it. */
export function SubMenu(props: SubMenuProps) {
  const Part = useMenuPart('SubMenu');
  return <Part {...props} />;
}
