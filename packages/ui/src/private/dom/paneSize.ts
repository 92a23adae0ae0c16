/** Minimum and maximum width of a pane, px. */
export interface PaneRange {
  min: number;
  max: number;
}

const step = 16;

/** Returns the width clamped to its range, in whole pixels. */
export const clampSize = (size: number, { min, max }: PaneRange) => Math.round(Math.min(Math.max(size, min), max));

/** Returns the width after a key press, or undefined for other keys. Left and Right are physical directions. */
export function resizeByKey(
  key: string,
  size: number,
  { range, isRtl, isLarge }: { range: PaneRange; isRtl: boolean; isLarge: boolean },
): number | undefined {
  const by = isLarge ? step * 4 : step;
  switch (key) {
    case 'ArrowRight':
      return clampSize(size + (isRtl ? -by : by), range);
    case 'ArrowLeft':
      return clampSize(size + (isRtl ? by : -by), range);
    case 'Home':
      return range.min;
    case 'End':
      return range.max;
    default:
      return undefined;
  }
}
