import type { ReactNode } from 'react';

/** Maximum inline padding of a cell, both sides together, px. */
export const cellPadding = 28;

/** Font size of a table, px. */
let fontSize: number;
const readFontSize = () => (13.5 / 16) * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
/** Upper bounds of glyph widths, em: lower-case letters, digits and signs; capitals; the widest letters. */
const [lowerCase, capital, widest] = [0.65, 0.8, 1.05];

/** Returns true if a text fits into a width in px, in any font. Only plain Latin text can be estimated. */
export function fits(text: ReactNode, maxWidth: number): boolean {
  fontSize ??= readFontSize();
  if (typeof text !== 'string' || text.length * lowerCase * fontSize > maxWidth) return false;
  let width = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 126) return false;
    const letter = text[at]!;
    width += 'mwMW@%'.includes(letter) ? widest : code > 64 && code < 91 ? capital : lowerCase;
  }
  return width * fontSize <= maxWidth;
}
