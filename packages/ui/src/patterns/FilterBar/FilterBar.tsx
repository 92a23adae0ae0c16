import { Children, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../../css/cx';
import { filterStrings } from '../../private/strings/filterStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './FilterBar.css';

export interface FilterBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Search field first, then filter chips. On narrow screens, the chips scroll in one row. */
  children: ReactNode;
  /** Controls at the end. A `DataTable` adds its column and sort menus there. */
  endContent?: ReactNode;
  /** Called when Clear is pressed. Clear is hidden if it is omitted, so pass it only while a filter is set. */
  onClear?: () => void;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Filters above a list. */
export function FilterBar({ children, endContent, onClear, className, ref, ...rest }: FilterBarProps) {
  const strings = useStrings(filterStrings);
  const filters = useRef<HTMLDivElement>(null);
  const [searchField, ...chips] = Children.toArray(children);
  const clear = () => {
    // The Clear button disappears with the last filter, so move focus to the first control.
    filters.current?.querySelector<HTMLElement>('input, button')?.focus();
    onClear?.();
  };
  return (
    <div ref={ref} className={cx(styles.root, className)} {...rest}>
      <div ref={filters} className={styles.filters}>
        {searchField}
        <div className={styles.chips}>
          {chips}
          {onClear && (
            <button type="button" className={styles.clear} onClick={clear}>
              {strings.clearAll}
            </button>
          )}
        </div>
      </div>
      {endContent && <div className={styles.end}>{endContent}</div>}
    </div>
  );
}
