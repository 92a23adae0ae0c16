import type { ReactNode } from 'react';
import type { Key, Selection } from 'react-aria-components';
import { useMenuPart } from './MenuPartsContext';

export interface MenuSectionProps {
  /** Words over the group. */
  title: string;
  /** The items of the group. */
  children: ReactNode;
  /** Lets the items of this group be chosen, apart from the others. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids of the chosen items. */
  selectedKeys?: 'all' | Iterable<Key>;
  /** Called with the chosen ids. */
  onSelectionChange?: (keys: Selection) => void;
  /** One stays chosen. @default false */
  disallowEmptySelection?: boolean;
}

/** A titled group of items. */
export function MenuSection(props: MenuSectionProps) {
  const Part = useMenuPart('MenuSection');
  return <Part {...props} />;
}
