interface Point {
  x: number;
  y: number;
}

/** Returns the index of the nearest point, or undefined if all are farther away than `reach`, px. */
export function nearestPoint(points: readonly Point[], to: Point, reach = 32): number | undefined {
  let found: number | undefined;
  let least = reach;
  points.forEach(({ x, y }, index) => {
    const distance = Math.hypot(x - to.x, y - to.y);
    if (distance <= least) [found, least] = [index, distance];
  });
  return found;
}
