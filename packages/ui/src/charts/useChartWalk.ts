import { useState, type KeyboardEvent, type PointerEvent } from 'react';

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** Which bucket a key leads to; undefined for keys that lead nowhere. `isMirrored` swaps the arrows. */
export function walkTo(key: string, from: number, count: number, isMirrored: boolean): number | undefined {
  const last = count - 1;
  const forward = Math.min(from + 1, last);
  const back = Math.max(from - 1, 0);
  switch (key) {
    case 'ArrowRight':
      return isMirrored ? back : forward;
    case 'ArrowLeft':
      return isMirrored ? forward : back;
    case 'ArrowUp':
      return forward;
    case 'ArrowDown':
      return back;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageUp':
      return Math.min(from + Math.max(1, Math.round(count / 4)), last);
    case 'PageDown':
      return Math.max(from - Math.max(1, Math.round(count / 4)), 0);
    default:
      return undefined;
  }
}

/** The bucket under a pointer: `x` from the start edge, of a width. */
export const bucketAt = (x: number, width: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)));

/** Walks the readout of a chart over its buckets by pointer and keys: one tab stop, a slider to assistive technology. */
export function useChartWalk(count: number, resting: number) {
  const [picked, setPicked] = useState<number | null>(null);
  const active = Math.min(picked ?? resting, Math.max(count - 1, 0));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && picked !== null) {
      event.stopPropagation();
      return setPicked(null);
    }
    const next = walkTo(event.key, active, count, isRightToLeft(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    setPicked(next);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    if (width === 0) return;
    const fromStart = isRightToLeft(event.currentTarget) ? right - event.clientX : event.clientX - left;
    setPicked(bucketAt(fromStart, width, count));
  };
  const rest = () => setPicked(null);

  return {
    /** Bucket that the readout shows. */
    active,
    /** A reader walks just now. */
    isWalking: picked !== null,
    /** Shows another bucket, for pointers that the chart reads itself. */
    walkToBucket: setPicked as (bucket: number) => void,
    /** For the element that holds the buckets. */
    walkProps: {
      role: 'slider',
      tabIndex: 0,
      'aria-orientation': 'horizontal',
      'aria-valuemin': 1,
      'aria-valuemax': Math.max(count, 1),
      'aria-valuenow': active + 1,
      onKeyDown,
      onPointerMove: onPointer,
      onPointerDown: onPointer,
      onPointerLeave: rest,
      onBlur: rest,
    } as const,
  };
}
