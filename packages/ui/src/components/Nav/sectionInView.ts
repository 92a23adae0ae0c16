/** Returns the ID of the last section whose top is above the line, or of the first one if none is. */
export function sectionInView(
  tops: readonly { id: string; top: number }[],
  line: number,
  isAtEnd: boolean,
): string | undefined {
  // At the end of the page, return the last section: it may be too short to reach the line.
  if (isAtEnd) return tops.at(-1)?.id;
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id;
}
