import createDOMPurify, { type Config, type WindowLike } from 'dompurify';

/** Allows full documents with styles, but no forms, audio, video, SVG or MathML, which emails don't need. */
const allowed: Config = {
  WHOLE_DOCUMENT: true,
  RETURN_DOM: true,
  USE_PROFILES: { html: true },
  FORBID_TAGS:
    'form input button select option optgroup datalist textarea fieldset output audio video source track dialog meter progress menuitem template slot portal'.split(
      ' ',
    ),
  FORBID_ATTR: ['autofocus', 'popover', 'popovertarget', 'popovertargetaction', 'ping', 'download'],
  ALLOW_DATA_ATTR: false,
};

/** Attributes whose URL is loaded without a click. */
const loading = new Set(['src', 'srcset', 'background', 'poster', 'lowsrc', 'dynsrc', 'imagesrcset']);

const isEmbedded = (url: string) => /^\s*data:image\//i.test(url);
const isPicture = (url: string, showPictures: boolean) =>
  isEmbedded(url) || (showPictures && /^\s*(https:)?\/\//i.test(url));

/** Replaces escapes, such as `\75` for `u`. */
const unescaped = (css: string) =>
  css.replaceAll(/\\(?:([\da-f]{1,6})\s?|([^\n]))/gi, (_found, hex: string | undefined, other: string) =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : other,
  );
const loadingCss = /url\(|@import|image\(|image-set\(|\bsrc\(/gi;
const countLoading = (css: string) => css.match(loadingCss)?.length ?? 0;

/**
 * Returns CSS that loads only embedded pictures, and remote ones if `showPictures`. Other URLs become empty data URLs.
 * Returns an empty string if escapes hide a URL.
 */
export function cleanCss(css: string, showPictures = false): string {
  if (css.includes('\\') && countLoading(unescaped(css)) !== countLoading(css)) return '';
  return (
    css
      .replaceAll(/@import/gi, '@not-import')
      // Disables functions that take URLs as strings.
      .replaceAll(/(?:image-set|image|\bsrc)\(/gi, 'not-$&')
      .replaceAll(/url\(\s*["']?\s*/gi, (found: string, at: number, all: string) =>
        isPicture(all.slice(at + found.length, at + found.length + 16), showPictures) ? found : `${found}data:,`,
      )
  );
}

/**
 * Sanitizes an HTML document for a frame, with the parser of the frame's window. Returns its root element and whether
 * remote pictures were removed.
 */
export function cleanDocument(html: string, frame: Window, showPictures: boolean) {
  const purify = createDOMPurify(frame as unknown as WindowLike);
  let hasBlocked = false;
  const styled = (css: string) => {
    const cleaned = cleanCss(css, showPictures);
    hasBlocked ||= cleaned !== css && /https?:|\/\//i.test(css);
    return cleaned;
  };
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    // DOMPurify removes a style element that contains an HTML comment.
    if (tagName === 'style') node.textContent = styled((node.textContent ?? '').replaceAll(/<!--|-->/g, ''));
  });
  purify.addHook('uponSanitizeAttribute', (_node, data) => {
    if (data.attrName === 'style') data.attrValue = styled(data.attrValue);
    if (!loading.has(data.attrName) || isPicture(data.attrValue, showPictures)) return;
    data.keepAttr = false;
    hasBlocked ||= /^\s*(https?:)?\/\//i.test(data.attrValue);
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (!node.hasAttribute('href')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return { root: purify.sanitize(html, allowed) as unknown as HTMLElement, hasBlocked };
}
