/** Returns the text of rich text, one line for each paragraph. */
export function plainText(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll(/<br\s*\/?>|<\/p>|<\/li>/gi, '$&\n'), 'text/html');
  return (page.body.textContent ?? '').replace(/\n$/, '');
}

/** Converts plain text to paragraphs of rich text. */
export const richText = (text: string) =>
  text === ''
    ? ''
    : text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .split('\n')
        .map((line) => `<p>${line}</p>`)
        .join('');
