/**
 * Returns a point on a radar axis. The first axis points up, the others follow clockwise, or counterclockwise if
 * mirrored.
 */
export function radarPoint(index: number, count: number, radius: number, isMirrored: boolean) {
  const turn = (index / count) * Math.PI * 2 * (isMirrored ? -1 : 1);
  const round = (value: number) => Number(value.toFixed(2));
  return { x: round(Math.sin(turn) * radius), y: round(-Math.cos(turn) * radius) };
}

/** Returns the SVG `points` of a closed shape with one radius per axis. */
export const radarShape = (radii: readonly number[], isMirrored: boolean) =>
  radii
    .map((radius, index) => radarPoint(index, radii.length, radius, isMirrored))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
