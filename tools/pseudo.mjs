/**
 * A language that nobody speaks, made of English for development and tests: accented, 40 % longer, in brackets. What is
 * read outside the brackets was never a key; what does not fit will not fit in German either.
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

/** Each letter with its accent, and vowels twice until the text is long enough. */
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

/** One text, or every text of a language. */
export function pseudo(texts) {
  if (typeof texts === 'string') return pseudoText(texts);
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudo(value)]));
}
