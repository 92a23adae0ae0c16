const colors = ['c1', 'c2', 'c4', 'c5', 'c8', 'c3', 'c7'] as const;

/**
 * Returns the FNV-1a hash of a text. Mixes in the high bits; otherwise, IDs that differ only in the last digit would
 * look alike.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}

/** Returns three to five ellipses on a plate with center (21, 21) and radius 15, derived from the ID. */
export function bitesOf(id: string) {
  const seed = hash(id);
  const main = seed % colors.length;
  return Array.from({ length: 3 + (seed % 3) }, (_, place) => {
    const bits = hash(`${id} ${place}`);
    const angle = ((place * 137.5 + (bits % 50)) * Math.PI) / 180;
    const distance = 1.5 + place * 1.4;
    const round = (value: number) => Math.round(value * 10) / 10;
    return {
      // The first two have the main color.
      color: colors[(main + (place < 2 ? 0 : 1 + (bits % 3))) % colors.length] ?? 'c1',
      x: round(21 + Math.cos(angle) * distance),
      y: round(21 + Math.sin(angle) * distance),
      rx: 2.4 + (bits % 5) * 0.5,
      ry: 1.8 + ((bits >>> 5) % 4) * 0.5,
      turn: (bits >>> 9) % 180,
    };
  });
}
