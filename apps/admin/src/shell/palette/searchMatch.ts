/** A row that can be found by its title and by other words. */
export interface SearchableRow {
  title: string;
  /** Synonyms, and words in other languages. */
  keywords?: string;
}

/**
 * Position of a match in a title, empty from rank 3 on. Rank 0 is a match at the start of the title, 1 at the start of
 * a word, 2 inside a word, 3 of several words in any order, 4 in the keywords, 5 with typing errors.
 */
export interface Match {
  rank: number;
  start: number;
  end: number;
}

const plainTexts = new Map<string, string>();

/** Returns the text in lower case without accents. */
function plain(text: string) {
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  const folded = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  plainTexts.set(text, folded);
  return folded;
}

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const isWordPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Converts a range of the plain text to a range of the text. */
function rangeIn(text: string, start: number, end: number): Pick<Match, 'start' | 'end'> {
  const range = { start: 0, end: text.length };
  let [at, position] = [0, 0];
  for (const character of text) {
    const length = plain(character).length;
    if (length > 0 && position === start) range.start = at;
    at += character.length;
    position += length;
    // A combining mark belongs to the letter before it.
    if (position === end) range.end = at;
  }
  return range;
}

/** Returns the best match of the typed text in a title, ignoring case and accents. Undefined if there is none. */
function titleMatch(title: string, wanted: string): Match | undefined {
  const letters = plain(title);
  let best: { rank: number; from: number } | undefined;
  for (let from = letters.indexOf(wanted); from >= 0; from = letters.indexOf(wanted, from + 1)) {
    const rank = from === 0 ? 0 : isWordPart(letters[from - 1]) ? 2 : 1;
    if (!best || rank < best.rank) best = { rank, from };
    if (rank < 2) break;
  }
  return best && { rank: best.rank, ...rangeIn(title, best.from, best.from + wanted.length) };
}

/**
 * Returns the best match of the typed text in a row: in the title, else in the keywords. Undefined if there is none.
 */
export function findMatch({ title, keywords = '' }: SearchableRow, typed: string): Match | undefined {
  const wanted = plain(typed.trim());
  if (wanted === '') return undefined;
  const inTitle = titleMatch(title, wanted);
  if (inTitle) return inTitle;
  const words = wordsOf(wanted);
  if (words.length === 0) return undefined;
  const startsIn = (text: string) => (word: string) => wordsOf(text).some((each) => each.startsWith(word));
  if (words.every(startsIn(title))) return { rank: 3, start: 0, end: 0 };
  return words.every(startsIn(`${title} ${keywords}`)) ? { rank: 4, start: 0, end: 0 } : undefined;
}

/**
 * Returns the number of typing errors between the typed text and the start of a word: missing, extra, wrong or swapped
 * letters.
 */
function errorsAtStart(word: string, typed: string): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let line = 1; line <= typed.length; line++) {
    const next = [line];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[line - 1] === word[column - 1];
      const isSwapped =
        column > 1 && line > 1 && typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      next[column] = Math.min(
        row[column]! + 1,
        next[column - 1]! + 1,
        row[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[column - 2]! + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}

/**
 * Returns true if the typed text has the first letter of the word and at most one typing error, or two from 8 letters.
 * Texts of less than 4 letters must match exactly.
 */
function isNear(word: string, typed: string) {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  return word[0] === typed[0] && errorsAtStart(word.slice(0, typed.length + allowed), typed) <= allowed;
}

function nearMatch({ title, keywords = '' }: SearchableRow, typed: string): Match | undefined {
  const known = wordsOf(`${title} ${keywords}`);
  const words = wordsOf(typed);
  const isMatch = words.length > 0 && words.every((word) => known.some((each) => isNear(each, word)));
  return isMatch ? { rank: 5, start: 0, end: 0 } : undefined;
}

/** Returns up to `limit` rows that match the text, best matches first. `allowsErrors` finds texts with typing errors. */
export function searchRows<Row extends SearchableRow>(
  rows: readonly Row[],
  typed: string,
  limit: number,
  allowsErrors = false,
) {
  const matchOf = allowsErrors ? nearMatch : findMatch;
  return rows
    .flatMap((row) => {
      const match = matchOf(row, typed);
      return match ? [{ row, match }] : [];
    })
    .toSorted((a, b) => a.match.rank - b.match.rank)
    .slice(0, limit);
}
