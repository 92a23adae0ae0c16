import { Menu as AriaMenu, type MenuProps as AriaMenuProps } from 'react-aria-components';
import type { ReactNode, Ref } from 'react';
import * as styles from './Menu.css';
import { menuParts } from './menuParts';
import { MenuPartsContext } from './MenuPartsContext';

interface MenuListProps extends Omit<AriaMenuProps<object>, 'children' | 'className'> {
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The items of a menu. */
export function MenuList(props: MenuListProps) {
  return (
    <MenuPartsContext value={menuParts}>
      <AriaMenu {...props} className={styles.list} />
    </MenuPartsContext>
  );
}
