import { Virtualizer, type Range } from '@tanstack/react-virtual';

export { elementScroll, observeElementOffset, observeElementRect } from '@tanstack/react-virtual';
export { Virtualizer };

/** More rows than these a browser does not lay out for paper in reasonable time. */
const printed = 5000;

let isPrinting = false;
addEventListener('beforeprint', () => (isPrinting = true));
addEventListener('afterprint', () => (isPrinting = false));

/** Which of many are made: those in sight, some beside them, what has the focus; on paper all of them. */
export function rangeOf({ startIndex, endIndex, overscan, count }: Range, kept: number | undefined): number[] {
  const first = isPrinting ? 0 : Math.max(0, startIndex - overscan);
  const last = isPrinting ? Math.min(count, printed) - 1 : Math.min(count - 1, endIndex + overscan);
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (kept === undefined || kept >= count || (kept >= first && kept <= last)) return all;
  return kept < first ? [kept, ...all] : [...all, kept];
}

/** Follows the scrolling of a box, and the printer. */
export function follow(virtualizer: Virtualizer<HTMLElement, HTMLElement>) {
  const stop = virtualizer._didMount();
  const draw = () => {
    const { count, horizontal, getScrollElement, onChange } = virtualizer.options;
    const lang = document.documentElement.lang || undefined;
    // What is missing on paper is said there.
    const isCut = isPrinting && !horizontal && count > printed;
    const box = getScrollElement();
    if (isCut) box?.setAttribute('data-cut', [printed, count].map((each) => each.toLocaleString(lang)).join(' / '));
    else if (!horizontal) box?.removeAttribute('data-cut');
    onChange(virtualizer, true);
  };
  addEventListener('beforeprint', draw);
  addEventListener('afterprint', draw);
  return () => {
    removeEventListener('beforeprint', draw);
    removeEventListener('afterprint', draw);
    stop();
  };
}
