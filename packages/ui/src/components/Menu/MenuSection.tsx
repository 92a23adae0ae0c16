import type { ReactNode } from 'react';
import type { Key, Selection } from 'react-aria-components';
import { useMenuPart } from './MenuPartsContext';

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

/** A titled group of items. */
export function MenuSection(props: MenuSectionProps) {
  const Part = useMenuPart('MenuSection');
  return <Part {...props} />;
}
