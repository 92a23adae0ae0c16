import type { ChartPointer } from './useChartNavigation';

/** Where a pointer is around the middle of a round chart: share of a turn from the top, in the direction of writing, and share of the way to the rim. */
export function pointerToPolar({ x, y, width, height }: Omit<ChartPointer, 'target'>) {
  const [right, down] = [x - width / 2, y - height / 2];
  const turn = Math.atan2(right, -down) / (Math.PI * 2);
  return { turn: turn < 0 ? turn + 1 : turn, reach: Math.hypot(right, down) / (Math.min(width, height) / 2) };
}
