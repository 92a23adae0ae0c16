/**
 * Returns the index of the item that an arrow key moves to in a grid; undefined at its edges. Left and right are
 * swapped in right-to-left text.
 */
export function gridNeighbor(key: string, index: number, count: number, columns: number, isRtl = false) {
  const forward = isRtl ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -index,
    End: count - 1 - index,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const target = index + step;
  return target >= 0 && target < count && target !== index ? target : undefined;
}
