import type { ChartPointer } from './useChartNavigation';

/**
 * Returns the polar position of a pointer: turn from the top (0 to 1, in the text direction) and share of the
 * radius.
 */
export function pointerToPolar({ x, y, width, height }: Omit<ChartPointer, 'target'>) {
  const [right, down] = [x - width / 2, y - height / 2];
  const turn = Math.atan2(right, -down) / (Math.PI * 2);
  return { turn: turn < 0 ? turn + 1 : turn, reach: Math.hypot(right, down) / (Math.min(width, height) / 2) };
}
