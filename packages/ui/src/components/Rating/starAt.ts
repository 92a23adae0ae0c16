/** Returns the rating at a position on the stars, rounded up to the step. */
export function starAt(along: number, step: number, max: number) {
  return Math.min(Math.max(Math.ceil(along / step) * step, step), max);
}
