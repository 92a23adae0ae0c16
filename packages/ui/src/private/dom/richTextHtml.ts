import DOMPurify, { type Config } from 'dompurify';

/** Elements and attributes that rich text may contain. Others are removed, their text stays. */
const allowed: Config = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'strike', 'a', 'ul', 'ol', 'li'],
  ALLOWED_ATTR: ['href', 'data-align'],
  // Not a URL, so exclude it from the URL check.
  ADD_URI_SAFE_ATTR: ['data-align'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

/** Block elements to break at: without their tags, their words would run together. */
const blocks = /<\/?(?:div|h[1-6]|blockquote|pre|section|article|tr)\b[^>]*>/gi;
const paragraphs = (html: string) => html.replaceAll(blocks, (tag) => (tag.startsWith('</') ? '</p>' : '<p>'));

/** Returns HTML with only the elements that the editor supports. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(paragraphs(html), allowed);
}

/** Returns the sanitized HTML as nodes, so that no component needs `innerHTML`. */
export function cleanFragment(html: string): DocumentFragment {
  return DOMPurify.sanitize(paragraphs(html), { ...allowed, RETURN_DOM_FRAGMENT: true });
}
