interface Place {
  x: number;
  y: number;
}

/** Which of some places is nearest to one, as an index; undefined when all are further away than `reach`, px. */
export function nearestPoint(places: readonly Place[], to: Place, reach = 32): number | undefined {
  let found: number | undefined;
  let least = reach;
  places.forEach(({ x, y }, index) => {
    const distance = Math.hypot(x - to.x, y - to.y);
    if (distance <= least) [found, least] = [index, distance];
  });
  return found;
}
