import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete, Input, SearchField, useFilter } from 'react-aria-components';
import { Icon } from '../../icons/Icon';
import * as styles from './Menu.css';

export interface MenuSearchProps {
  /** Accessible name and placeholder of the field. */
  label: string;
  /** The menu that the field filters. */
  children: ReactNode;
}

/** A field that filters a menu's items and keeps focus while arrow keys move through them. */
export function MenuSearch({ label, children }: MenuSearchProps) {
  // Ignores case and accents.
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
