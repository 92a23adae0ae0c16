import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/**
 * Returns the bucket that a key moves to, or undefined for other keys. `isMirrored` swaps Left and Right. `isDown`
 * swaps Up and Down, and Page Up and Page Down.
 */
export function nextBucket(
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

/** Returns the bucket at a distance from the start edge. */
export const bucketAt = (along: number, length: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.floor((along / length) * count)));

/** Pointer position over a chart. */
export interface ChartPointer {
  /** From the start edge, px. */
  x: number;
  /** From the top, px. */
  y: number;
  width: number;
  height: number;
  /** Element below the pointer. */
  target: Element;
}

export interface ChartNavigationOptions {
  /** Direction in which the buckets follow each other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /**
   * Returns the index of the bucket at the pointer, or undefined.
   * @default by the distance from the start or top edge
   */
  pointAt?: (pointer: ChartPointer) => number | undefined;
  /** Returns the index of the bucket that a key moves to, or undefined for other keys. @default by orientation */
  moveTo?: (key: string, from: number, isMirrored: boolean) => number | undefined;
}

/** Adds pointer and keyboard navigation between a chart's buckets, as a slider with one tab stop. */
export function useChartNavigation(
  count: number,
  resting: number,
  {
    orientation = 'horizontal',
    pointAt = ({ x, y, width, height }) =>
      orientation === 'vertical' ? bucketAt(y, height, count) : bucketAt(x, width, count),
    moveTo = (key, from, isMirrored) => nextBucket(key, from, count, isMirrored, orientation === 'vertical'),
  }: ChartNavigationOptions = {},
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
    const next = moveTo(event.key, active, isMirrored(event.currentTarget));
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
    // Touch captures the pointer implicitly. Release it, so that later events target the element below the touch.
    const touched = event.target as Element;
    if (touched.hasPointerCapture(event.pointerId)) touched.releasePointerCapture(event.pointerId);
    onPointer(event);
  };

  const pointerProps = {
    onPointerMove: onPointer,
    onPointerDown,
    // Keep the bucket after a touch ends.
    onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>) => pointerType !== 'touch' && rest(),
  } as const;

  return {
    /** Index of the active bucket. */
    active,
    /** If true, the user has picked a bucket. */
    isNavigating: picked !== null,
    /** Props of the element that contains the buckets. */
    sliderProps: {
      role: 'slider',
      tabIndex: 0,
      'aria-orientation': orientation,
      'aria-valuemin': 1,
      'aria-valuemax': Math.max(count, 1),
      'aria-valuenow': active + 1,
      onKeyDown,
      onBlur: rest,
      ...pointerProps,
    } as const,
    /** Props of an element that covers the slider. */
    pointerProps,
  };
}
