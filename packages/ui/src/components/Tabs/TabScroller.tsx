import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { Icon } from '../../icons/Icon';
import { prefersReducedMotion } from '../../private/dom/media';
import * as styles from './Tabs.css';

interface TabScrollerProps {
  row: RefObject<HTMLElement | null>;
  side: 'start' | 'end';
  /** If true, there are more tabs on this side. */
  hasMore: boolean;
}

/** Scrolls the tabs. Not focusable and hidden from screen readers, as arrow keys move between tabs. */
export function TabScroller({ row, side, hasMore }: TabScrollerProps) {
  const scroll = () => {
    const area = row.current;
    if (!area) return;
    const isRtl = getComputedStyle(area).direction === 'rtl';
    const way = area.clientWidth * 0.8 * (side === 'end' ? 1 : -1) * (isRtl ? -1 : 1);
    area.scrollBy({ left: way, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      data-idle={!hasMore || undefined}
      className={styles.scroller}
      // Keep focus: the button is for pointers only.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={scroll}
    >
      <Icon as={side === 'start' ? ChevronLeft : ChevronRight} size={16} />
    </button>
  );
}
