import { useEffect, useRef } from 'react';
import { SelectionIndicator } from 'react-aria-components';
import { cx } from '../../css/cx';
import * as styles from './Tabs.css';

export interface TabUnderlineProps {
  /** Whether the tab around it is the open one. */
  selected: boolean;
  orientation: keyof typeof styles.underlineAlong;
  /** Whether the row has arrows: with them it shows less, and the tab may have to move. */
  hasArrows: boolean;
  /** Whether the open tab has a line; a filled one has none. */
  isDrawn: boolean;
}

/** The line under the open tab; brings its tab into sight along the row, and leaves the page where it is. */
export function TabUnderline({ selected, orientation, hasArrows, isDrawn }: TabUnderlineProps) {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const tab = mark.current?.parentElement;
    const row = tab?.parentElement;
    if (!selected || !tab || !row) return;
    const inner = tab.getBoundingClientRect();
    const outer = row.getBoundingClientRect();
    if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left;
    else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  }, [selected, hasArrows]);

  return (
    <>
      <span ref={mark} hidden />
      {isDrawn && <SelectionIndicator className={cx(styles.underline, styles.underlineAlong[orientation])} />}
    </>
  );
}
