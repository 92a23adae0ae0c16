import type { ReactNode } from 'react';
import { Header, MenuSection as AriaMenuSection, type Key, type Selection } from 'react-aria-components';
import { groupTitle } from '../../private/overlays/overlay.css';
import * as styles from './Menu.css';

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
export function MenuSection({ title, children, ...section }: MenuSectionProps) {
  return (
    <AriaMenuSection className={styles.section} {...section}>
      <Header className={groupTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}
