import { Fragment, type ReactNode } from 'react';
import * as styles from './DataTable.css';

/** Marks each place where a text has what was searched, whatever the case and the accents. */
export function highlight(text: string, query: string | undefined): ReactNode {
  const parts = splitMatches(text, query);
  if (parts.length < 2 && !parts[0]?.isMatch) return text;
  return parts.map(({ text: part, isMatch }, place) =>
    isMatch ? (
      <mark key={place} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}

// One letter stays one letter, so that places in the plain text are places in the text itself.
const plain = (text: string) => Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase());

/** A text in pieces that match the query and pieces that do not. */
export function splitMatches(text: string, query: string | undefined): { text: string; isMatch: boolean }[] {
  const searched = plain(query?.trim() ?? '').join('');
  if (!searched) return [{ text, isMatch: false }];
  const letters = Array.from(text);
  const plainLetters = plain(text);
  const parts: { text: string; isMatch: boolean }[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: letters.slice(from, to).join(''), isMatch });
  };
  let done = 0;
  const length = Array.from(searched).length;
  for (let at = 0; at + length <= plainLetters.length; at += 1) {
    if (plainLetters.slice(at, at + length).join('') !== searched) continue;
    add(done, at, false);
    add(at, at + length, true);
    done = at + length;
    at = done - 1;
  }
  add(done, letters.length, false);
  return parts;
}
