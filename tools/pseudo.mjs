/**
 * Pseudo-translation of English for development and tests: accented, 40% longer, in brackets. Text outside brackets is
 * not translated; text that overflows will probably overflow in German too.
 */
export const opening = '⟦';
export const closing = '⟧';

const accents = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Z: 'Ž',
};

/** Adds accents, and doubles vowels until the text is long enough. */
function stretch(text, spare) {
  let rest = spare;
  return [...text]
    .map((letter) => {
      const accented = accents[letter] ?? letter;
      if (rest <= 0 || !/[aeiou]/i.test(letter)) return accented;
      rest -= 1;
      return accented + accented.toLowerCase();
    })
    .join('');
}

function pseudoText(text) {
  const letters = text.replace(/\{\{[^}]*\}\}/g, '');
  let spare = Math.ceil(letters.length * 0.4);
  const body = text
    .split(/(\{\{[^}]*\}\})/)
    .map((part) => {
      if (part.startsWith('{{')) return part;
      const longer = stretch(part, spare);
      spare -= longer.length - part.length;
      return longer;
    })
    .join('');
  return `${opening}${body}${'~'.repeat(Math.max(0, spare))}${closing}`;
}

/** Converts a text, or all texts of a language. */
export function pseudo(texts) {
  if (typeof texts === 'string') return pseudoText(texts);
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudo(value)]));
}
