const notAscii = /[^\0-\x7f]/;

/**
 * Removes case and accents. Except for a few rare characters the length does not change, so that indexes match the
 * original text.
 */
export function foldText(text: string): string {
  if (!notAscii.test(text)) return text.toLowerCase();
  let folded = '';
  for (const letter of text) folded += foldLetter(letter);
  return folded;
}

/** Removes case and accent of one letter. */
function foldLetter(letter: string): string {
  const [base = ''] = letter.normalize('NFD');
  return base.toLowerCase();
}
