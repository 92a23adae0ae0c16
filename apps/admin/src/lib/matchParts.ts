/** A part of a text. */
export interface MatchPart {
  text: string;
  /** True if the part matches the search text. */
  isHit?: boolean;
}

/** Splits a text at the matches of `find`, ignoring case. */
export function matchParts(text: string, find: string): MatchPart[] {
  const wanted = find.trim().toLowerCase();
  if (wanted === '') return [{ text }];
  const lower = text.toLowerCase();
  // In lower case, some letters have a different length, which would shift the positions.
  if (lower.length !== text.length) return [{ text, isHit: lower.includes(wanted) }];
  const parts: MatchPart[] = [];
  let end = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, end)) {
    parts.push({ text: text.slice(end, at) });
    end = at + wanted.length;
    parts.push({ text: text.slice(at, end), isHit: true });
  }
  return [...parts, { text: text.slice(end) }].filter((each) => each.text !== '');
}
