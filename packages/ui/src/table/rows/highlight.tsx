import { Fragment, type ReactNode } from 'react';
import * as partsStyles from './RowParts.css';
import { foldText } from '../model/foldText';

/** Highlights all matches of a query, ignoring case and accents. */
export function highlight(text: string, query: string | undefined): ReactNode {
  const parts = splitMatches(text, query);
  if (parts.length < 2 && !parts[0]?.isMatch) return text;
  return parts.map(({ text: part, isMatch }, place) =>
    isMatch ? (
      <mark key={place} className={partsStyles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}

/** Splits a text into matching and other parts. */
export function splitMatches(text: string, query: string | undefined): { text: string; isMatch: boolean }[] {
  const searched = query ? foldText(query.trim()) : '';
  if (!searched) return [{ text, isMatch: false }];
  const folded = foldText(text);
  // If folding changes the length, indexes do not match and nothing is highlighted.
  if (folded.length !== text.length || !folded.includes(searched)) return [{ text, isMatch: false }];
  const parts: { text: string; isMatch: boolean }[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isMatch });
  };
  let done = 0;
  for (let at = folded.indexOf(searched); at >= 0; at = folded.indexOf(searched, done)) {
    add(done, at, false);
    done = at + searched.length;
    add(at, done, true);
  }
  add(done, text.length, false);
  return parts;
}
