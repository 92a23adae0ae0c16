import DOMPurify, { type Config } from 'dompurify';

/** All that formatted text may consist of; everything else is taken away, its words stay. */
const allowed: Config = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'strike', 'a', 'ul', 'ol', 'li'],
  ALLOWED_ATTR: ['href', 'data-align'],
  // Its value is no address; those alone pass the pattern below.
  ADD_URI_SAFE_ATTR: ['data-align'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

/** What a person sees of it starts a line of its own; without its element the words would run together. */
const blocks = /<\/?(?:div|h[1-6]|blockquote|pre|section|article|tr)\b[^>]*>/gi;
const paragraphs = (html: string) => html.replaceAll(blocks, (tag) => (tag.startsWith('</') ? '</p>' : '<p>'));

/** HTML that keeps only what the editor can make. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(paragraphs(html), allowed);
}

/** The same as nodes: no page needs to trust a text as markup for it. */
export function cleanFragment(html: string): DocumentFragment {
  return DOMPurify.sanitize(paragraphs(html), { ...allowed, RETURN_DOM_FRAGMENT: true });
}
