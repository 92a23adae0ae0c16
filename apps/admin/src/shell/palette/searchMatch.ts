/** Position of a match in a title. Rank 0 is the start, 1 the start of a word, 2 inside a word. */
export interface Match {
  rank: 0 | 1 | 2;
  start: number;
  end: number;
}

/** Returns lower-case letters without accents, with their positions in the text. */
function fold(text: string) {
  const letters: { letter: string; at: number; next: number }[] = [];
  let at = 0;
  for (const character of text) {
    const next = at + character.length;
    const plain = character
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase();
    for (const letter of plain) letters.push({ letter, at, next });
    // A combining mark belongs to the letter before it.
    if (plain === '' && letters.length) letters.at(-1)!.next = next;
    at = next;
  }
  return letters;
}

const isWordPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Returns the best match of the typed text in a title, ignoring case and accents. */
export function findMatch(title: string, typed: string): Match | undefined {
  const wanted = fold(typed.trim()).map(({ letter }) => letter);
  const letters = fold(title);
  if (!wanted.length) return undefined;
  let best: Match | undefined;
  for (let from = 0; from + wanted.length <= letters.length; from++) {
    if (!wanted.every((letter, offset) => letters[from + offset]!.letter === letter)) continue;
    const rank = from === 0 ? 0 : isWordPart(letters[from - 1]!.letter) ? 2 : 1;
    if (!best || rank < best.rank)
      best = { rank, start: letters[from]!.at, end: letters[from + wanted.length - 1]!.next };
    if (rank < 2) break;
  }
  return best;
}

/** Returns up to `limit` rows whose title contains the text, best matches first. */
export function searchRows<Row extends { title: string }>(rows: readonly Row[], typed: string, limit: number) {
  return rows
    .flatMap((row) => {
      const match = findMatch(row.title, typed);
      return match ? [{ row, match }] : [];
    })
    .toSorted((a, b) => a.match.rank - b.match.rank)
    .slice(0, limit);
}
