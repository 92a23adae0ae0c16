import DOMPurify, { type Config } from 'dompurify';

/** Elements and attributes that rich text may contain. Others are removed, their text stays. */
const allowed: Config = {
  ALLOWED_TAGS: 'p br strong b em i u s del strike a ul ol li h2 h3 h4 blockquote pre code img'.split(' '),
  ALLOWED_ATTR: ['href', 'data-align', 'src', 'alt'],
  // Not a URL, so exclude it from the URL check.
  ADD_URI_SAFE_ATTR: ['data-align'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

/** Block elements that are replaced by paragraphs. If only their tags were removed, their words would run together. */
const blocks = /<\/?(?:div|h[156]|section|article|tr)\b[^>]*>/gi;
const paragraphs = (html: string) => html.replaceAll(blocks, (tag) => (tag.startsWith('</') ? '</p>' : '<p>'));

/** Matches picture URLs that load nothing from other sites, which would learn who views them. */
const ownPicture = /^(?:data:image\/|\/(?!\/))/i;

/** Returns the sanitized HTML as nodes, so that no component needs `innerHTML`. */
export function cleanFragment(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(paragraphs(html), { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const picture of fragment.querySelectorAll('img'))
    if (!ownPicture.test(picture.getAttribute('src') ?? '')) picture.remove();
  for (const other of fragment.querySelectorAll('[src]:not(img), [alt]:not(img)')) {
    other.removeAttribute('src');
    other.removeAttribute('alt');
  }
  return fragment;
}

/** Returns HTML with only the elements that rich text may contain. */
export function cleanHtml(html: string): string {
  const host = document.createElement('div');
  host.append(cleanFragment(html));
  return host.innerHTML;
}

/** Gives each heading an ID and a link to itself. */
export function linkHeadings(fragment: DocumentFragment): DocumentFragment {
  const used = new Set<string>();
  for (const heading of fragment.querySelectorAll('h2, h3, h4')) {
    const words = heading.textContent.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    // The prefix prevents collisions with IDs of the page.
    const name = ['section', ...words].join('-');
    let id = name;
    for (let count = 2; used.has(id); count += 1) id = `${name}-${count}`;
    used.add(id);
    heading.id = id;
    // Links can't be nested.
    for (const link of heading.querySelectorAll('a')) link.replaceWith(...link.childNodes);
    const link = document.createElement('a');
    link.href = `#${id}`;
    link.append(...heading.childNodes);
    heading.append(link);
  }
  return fragment;
}
