import type { ReactNode } from 'react';

/** Padding of a cell at both sides together, px: the most it is. */
export const cellPadding = 28;

/** Size of the letters in a table, px. */
const letterSize = 13.5;
/** The most that a letter takes in a face for reading, parts of its size: small letters, digits and signs; capitals; the widest. */
const [small, capital, widest] = [0.65, 0.8, 1.05];

/** Whether a text stands in so many px whatever the face; what is not plain Latin text is not known to. */
export function fits(text: ReactNode, room: number): boolean {
  if (typeof text !== 'string' || text.length * small * letterSize > room) return false;
  let width = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 126) return false;
    const letter = text[at]!;
    width += 'mwMW@%'.includes(letter) ? widest : code > 64 && code < 91 ? capital : small;
  }
  return width * letterSize <= room;
}
