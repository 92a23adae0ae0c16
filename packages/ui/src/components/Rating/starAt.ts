/** The rating that a place on the line of stars means: the part of a star that is touched counts. */
export function starAt(along: number, step: number, max: number) {
  return Math.min(Math.max(Math.ceil(along / step) * step, step), max);
}
