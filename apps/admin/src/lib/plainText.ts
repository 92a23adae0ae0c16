import { textOf } from '@larder/domain/contract';

/** Returns the text of rich text, one line for each paragraph, list item and line break. */
export const plainText = (html: string) =>
  textOf(html.replaceAll(/<br\s*\/?>|<\/p>|<\/li>/gi, '\n')).replace(/\n$/, '');

/** Escapes the characters of tags and entities. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Converts plain text to paragraphs of rich text. */
export const richText = (text: string) =>
  text === ''
    ? ''
    : escapeHtml(text)
        .split('\n')
        .map((line) => `<p>${line}</p>`)
        .join('');
