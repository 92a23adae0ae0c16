/** Returns the index after a step. At the ends it stops or loops. */
export function slideAfter(index: number, step: number, count: number, perView: number, isLooped: boolean): number {
  const last = Math.max(0, count - perView);
  const next = index + step;
  if (isLooped && next > last) return 0;
  if (isLooped && next < 0) return last;
  return Math.min(last, Math.max(0, next));
}

/** Returns the index of the slide whose start is nearest to the start of the frame. */
export function nearestSlide(starts: readonly number[], frame: number): number {
  let nearest = 0;
  for (const [index, start] of starts.entries()) {
    if (Math.abs(start - frame) < Math.abs((starts[nearest] ?? Infinity) - frame)) nearest = index;
  }
  return nearest;
}
