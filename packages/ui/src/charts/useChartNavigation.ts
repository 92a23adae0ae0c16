import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Which bucket a key leads to; undefined for keys that lead nowhere. `isMirrored` swaps the arrows along the line, `isDown` those across it. */
export function walkTo(
  key: string,
  from: number,
  count: number,
  isMirrored: boolean,
  isDown = false,
): number | undefined {
  const last = count - 1;
  const forward = Math.min(from + 1, last);
  const back = Math.max(from - 1, 0);
  const leap = Math.max(1, Math.round(count / 4));
  const leapForward = Math.min(from + leap, last);
  const leapBack = Math.max(from - leap, 0);
  switch (key) {
    case 'ArrowRight':
      return isMirrored ? back : forward;
    case 'ArrowLeft':
      return isMirrored ? forward : back;
    case 'ArrowUp':
      return isDown ? back : forward;
    case 'ArrowDown':
      return isDown ? forward : back;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageUp':
      return isDown ? leapBack : leapForward;
    case 'PageDown':
      return isDown ? leapForward : leapBack;
    default:
      return undefined;
  }
}

/** The bucket under a pointer that is `along` from the edge where buckets begin, of a length. */
export const bucketAt = (along: number, length: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.floor((along / length) * count)));

/** Where a pointer is over a chart. */
export interface ChartPointer {
  /** From the start edge, px. */
  x: number;
  /** From the top, px. */
  y: number;
  width: number;
  height: number;
  /** What is under it. */
  target: Element;
}

export interface ChartWalkOptions {
  /** The way that buckets follow each other: along the line or down the page. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Which bucket a pointer is at; undefined for none. @default by its distance from the first bucket's edge */
  pointAt?: (pointer: ChartPointer) => number | undefined;
  /** Which bucket a key leads to. @default along the way of the buckets */
  walkBy?: (key: string, from: number, isMirrored: boolean) => number | undefined;
}

/** Walks the readout of a chart over its buckets by pointer and keys: one tab stop, a slider to assistive technology. */
export function useChartNavigation(
  count: number,
  resting: number,
  {
    orientation = 'horizontal',
    pointAt = ({ x, y, width, height }) =>
      orientation === 'vertical' ? bucketAt(y, height, count) : bucketAt(x, width, count),
    walkBy = (key, from, isMirrored) => walkTo(key, from, count, isMirrored, orientation === 'vertical'),
  }: ChartWalkOptions = {},
) {
  const [picked, setPicked] = useState<number | null>(null);
  const active = Math.max(0, Math.min(picked ?? resting, count - 1));
  const isMirrored = (element: Element) => getComputedStyle(element).direction === 'rtl';
  const rest = () => setPicked(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || count === 0) return;
    if (event.key === 'Escape' && picked !== null) {
      event.stopPropagation();
      return rest();
    }
    const next = walkBy(event.key, active, isMirrored(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    setPicked(next);
  };
  const onPointer = ({ clientX, clientY, currentTarget, target }: PointerEvent<HTMLElement>) => {
    const { left, right, top, width, height } = currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const x = isMirrored(currentTarget) ? right - clientX : clientX - left;
    setPicked(pointAt({ x, y: clientY - top, width, height, target: target as Element }) ?? null);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A finger holds on to what it touched first; a chart wants to know what is under it.
    const touched = event.target as Element;
    if (touched.hasPointerCapture(event.pointerId)) touched.releasePointerCapture(event.pointerId);
    onPointer(event);
  };

  return {
    /** Bucket that the readout shows. */
    active,
    /** A reader walks just now. */
    isWalking: picked !== null,
    /** For the element that holds the buckets. */
    walkProps: {
      role: 'slider',
      tabIndex: 0,
      'aria-orientation': orientation,
      'aria-valuemin': 1,
      'aria-valuemax': Math.max(count, 1),
      'aria-valuenow': active + 1,
      onKeyDown,
      onPointerMove: onPointer,
      onPointerDown,
      // What a finger has pointed at stays to be read when it is lifted.
      onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>) => pointerType !== 'touch' && rest(),
      onBlur: rest,
    } as const,
  };
}
