import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../../css/cx';
import { listStrings } from '../../private/strings/listStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './FilterBar.css';

export interface FilterBarProps extends HTMLAttributes<HTMLDivElement> {
  /** The search field first, then the filter chips. */
  children: ReactNode;
  /** Controls at the end of the line. A `DataTable` puts columns and sort there by itself. */
  endContent?: ReactNode;
  /** Clears all filters; given only while one is set, it shows the link. */
  onClear?: () => void;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** The line above a list that narrows it. */
export function FilterBar({ children, endContent, onClear, className, ref, ...rest }: FilterBarProps) {
  const strings = useStrings(listStrings);
  const filters = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The link goes away with the last filter: the focus goes to the first control of the bar.
    filters.current?.querySelector<HTMLElement>('input, button')?.focus();
    onClear?.();
  };
  return (
    <div ref={ref} className={cx(styles.root, className)} {...rest}>
      <div ref={filters} className={styles.filters}>
        {children}
        {onClear && (
          <button type="button" className={styles.clear} onClick={clear}>
            {strings.clear}
          </button>
        )}
      </div>
      {endContent && <div className={styles.end}>{endContent}</div>}
    </div>
  );
}
