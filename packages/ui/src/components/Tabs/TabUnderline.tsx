import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { cx } from '../../css/cx';
import * as styles from './Tabs.css';

export interface TabUnderlineProps {
  selected: boolean;
  orientation: keyof typeof styles.underlineAlong;
  /**
   * If true, the row has scroll buttons. A change makes the row narrower or wider, so the tab is scrolled into view
   * again.
   */
  hasArrows: boolean;
  /** If true, the selected tab has an underline. */
  isUnderlined: boolean;
  /** Previous position of the underline, shared by all tabs of a row. */
  position: RefObject<DOMRect | undefined>;
}

/** Underline of the selected tab. Scrolls its tab into view along the row, without scrolling the page. */
export function TabUnderline({ selected, orientation, hasArrows, isUnderlined, position }: TabUnderlineProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const line = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const tab = mark.current?.parentElement;
    const row = tab?.parentElement;
    if (!selected || !tab || !row) return;
    const inner = tab.getBoundingClientRect();
    const outer = row.getBoundingClientRect();
    if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left;
    else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  }, [selected, hasArrows]);

  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const from = position.current;
    const to = element.getBoundingClientRect();
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(element);
    const duration = Number.parseFloat(transitionDuration) * 1000;
    if (from && duration > 0)
      element.animate(
        [
          {
            translate: `${from.left - to.left}px ${from.top - to.top}px`,
            width: `${from.width}px`,
            height: `${from.height}px`,
          },
          { translate: '0px 0px', width: `${to.width}px`, height: `${to.height}px` },
        ],
        { duration, easing: transitionTimingFunction },
      );
    return () => {
      position.current = element.getBoundingClientRect();
    };
  }, [selected, position]);

  return (
    <>
      <span ref={mark} hidden />
      {isUnderlined && selected && (
        <span ref={line} className={cx(styles.underline, styles.underlineAlong[orientation])} />
      )}
    </>
  );
}
