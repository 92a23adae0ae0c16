import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { printedRows, visibleRange } from './visibleRange';

export interface VirtualWindowOptions {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Returns the size of an item that is not measured, px. */
  sizeOf: (index: number) => number;
  /** Returns the key of an item, if sizes are measured. Keep the function reference stable. */
  keyOf?: (index: number) => number;
  /** Space before the first item, px: a sticky or scrolling header. */
  before?: number;
  /** Size of the viewport until it is measured, px. */
  initialSize: number;
  /** Items rendered on both sides of the viewport. */
  overscan: number;
  isHorizontal?: boolean;
  isRtl?: boolean;
  /** Index of the item with focus, which stays rendered. */
  focused?: number | undefined;
}

export interface WindowState {
  items: readonly VirtualItem[];
  total: number;
  isScrolling: boolean;
  measure: (element: HTMLElement | null) => void;
}

interface VirtualWindowProps extends VirtualWindowOptions {
  /** Called before paint when the window changes. */
  onChange: (window: WindowState) => void;
}

const isSameWindow = (a: WindowState, b: WindowState) =>
  a.total === b.total &&
  a.isScrolling === b.isScrolling &&
  a.items.length === b.items.length &&
  a.items.every(({ index, start }, at) => index === b.items[at]!.index && start === b.items[at]!.start);

/** Runs TanStack's virtualizer and reports its items. A component, so that its code can be loaded after the first rows. */
export function VirtualWindow({
  scroller,
  count,
  sizeOf,
  keyOf,
  before = 0,
  initialSize,
  overscan,
  isHorizontal = false,
  isRtl = false,
  focused,
  onChange,
}: VirtualWindowProps) {
  const [isPrinting, setPrinting] = useState(false);
  // oxlint-disable-next-line react/incompatible-library -- React Compiler does not run on this package.
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    horizontal: isHorizontal,
    isRtl,
    overscan,
    // Delay in ms until the rows are put in document order, see TableBody.
    isScrollingResetDelay: 400,
    scrollMargin: before,
    initialRect: isHorizontal ? { width: initialSize, height: 0 } : { width: 0, height: initialSize },
    getScrollElement: () => scroller.current,
    estimateSize: sizeOf,
    ...(keyOf && { getItemKey: keyOf }),
    rangeExtractor: (range) => visibleRange(range, focused, isPrinting),
  });
  const reported = useRef<WindowState>(undefined);
  useLayoutEffect(() => {
    const window: WindowState = {
      items: virtualizer.getVirtualItems(),
      total: virtualizer.getTotalSize(),
      isScrolling: virtualizer.isScrolling,
      measure: virtualizer.measureElement,
    };
    // `onChange` re-renders the parent and with it this component: report only changes.
    if (reported.current && isSameWindow(reported.current, window)) return;
    reported.current = window;
    onChange(window);
  });
  useEffect(() => {
    const print = (isNow: boolean) => () => {
      const lang = document.documentElement.lang || undefined;
      const isCut = isNow && !isHorizontal && count > printedRows;
      const box = scroller.current;
      // The printout states how many rows are included.
      if (isCut)
        box?.setAttribute('data-cut', [printedRows, count].map((each) => each.toLocaleString(lang)).join(' / '));
      else if (!isHorizontal) box?.removeAttribute('data-cut');
      flushSync(() => setPrinting(isNow));
    };
    const listeners = new AbortController();
    addEventListener('beforeprint', print(true), { signal: listeners.signal });
    addEventListener('afterprint', print(false), { signal: listeners.signal });
    return () => listeners.abort();
  }, [scroller, count, isHorizontal]);
  return null;
}
