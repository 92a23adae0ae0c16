/** Returns the ID of the last section whose top is above the line, or of the first section. */
export function sectionInView(
  tops: readonly { id: string; top: number }[],
  line: number,
  isAtEnd: boolean,
): string | undefined {
  // The last section may be too short to reach the line.
  if (isAtEnd) return tops.at(-1)?.id;
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id;
}
