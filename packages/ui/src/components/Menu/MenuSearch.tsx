import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete, Input, SearchField, useFilter } from 'react-aria-components';
import { Icon } from '../../icons/Icon';
import * as styles from './Menu.css';

export interface MenuSearchProps {
  /** What is searched; the name of the field. */
  label: string;
  /** The menu. */
  children: ReactNode;
}

/** A field over a menu's items: the arrows walk them while it keeps the focus. */
export function MenuSearch({ label, children }: MenuSearchProps) {
  // Case and accents do not count.
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      <SearchField aria-label={label} autoFocus className={styles.search}>
        <Icon as={Search} size={16} className={styles.searchIcon} />
        <Input placeholder={label} className={styles.searchInput} />
      </SearchField>
      {children}
    </Autocomplete>
  );
}
