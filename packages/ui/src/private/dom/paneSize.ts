/** How narrow and how wide a pane may be, in pixels. */
export interface PaneRange {
  min: number;
  max: number;
}

const step = 16;

/** A width within its range, in whole pixels. */
export const heldSize = (size: number, { min, max }: PaneRange) => Math.round(Math.min(Math.max(size, min), max));

/** The width after a key; undefined where the key does nothing. Left and Right move the edge as they point. */
export function sizeByKey(
  key: string,
  size: number,
  { range, isRtl, isLarge }: { range: PaneRange; isRtl: boolean; isLarge: boolean },
): number | undefined {
  const by = isLarge ? step * 4 : step;
  switch (key) {
    case 'ArrowRight':
      return heldSize(size + (isRtl ? -by : by), range);
    case 'ArrowLeft':
      return heldSize(size + (isRtl ? by : -by), range);
    case 'Home':
      return range.min;
    case 'End':
      return range.max;
    default:
      return undefined;
  }
}
