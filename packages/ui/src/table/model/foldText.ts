const notAscii = /[^\0-\x7f]/;

/** A text without case and accents. One letter stays one letter, so that places in it are places in the text. */
export function foldText(text: string): string {
  if (!notAscii.test(text)) return text.toLowerCase();
  let folded = '';
  for (const letter of text) folded += foldLetter(letter);
  return folded;
}

/** One letter without case and accent. */
function foldLetter(letter: string): string {
  const [base = ''] = letter.normalize('NFD');
  return base.toLowerCase();
}
