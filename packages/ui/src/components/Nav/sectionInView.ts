/** The section that is read now: the last one whose head has passed the line, or the first. */
export function sectionInView(
  tops: readonly { id: string; top: number }[],
  line: number,
  isAtEnd: boolean,
): string | undefined {
  // At the foot of the page the last section is read, even where it is too short to reach the line.
  if (isAtEnd) return tops.at(-1)?.id;
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id;
}
