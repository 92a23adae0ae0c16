interface Place {
  x: number;
  y: number;
}

/** Which of some places is nearest to one, as an index; -1 when all are further away than `reach`, px. */
export function nearestPoint(places: readonly Place[], to: Place, reach = 32): number {
  let found = -1;
  let least = reach;
  places.forEach(({ x, y }, index) => {
    const distance = Math.hypot(x - to.x, y - to.y);
    if (distance <= least) [found, least] = [index, distance];
  });
  return found;
}
