import { cleanDocument } from '../../private/dom/frameHtml';
import { watchSize } from '../../private/dom/watchSize';

/** Selector of markup that sets colors, fonts or a layout. Messages with it stay white in dark skins. */
const designed = '[style], [bgcolor], [background], [color], [face], font, style, table, img, body[text]';

/** Default styles of messages. They come first, so that styles of the message override them. */
const baseCss = `
html, body { height: auto !important; min-height: 0 !important; }
body { margin: 0; overflow-wrap: anywhere; font: 15px/1.6 var(--frame-font), system-ui, sans-serif; }
p { margin-block: 0 12px; }
a { color: var(--frame-link); }
img { max-width: 100%; height: auto; }
blockquote { margin: 8px 0; padding-inline-start: 12px; border-inline-start: 2px solid currentcolor; }
`;

/** Returns the `@font-face` rules of the page with absolute URLs, so that messages can use its fonts. */
function fontFaces(page: Document): string {
  return Array.from(page.styleSheets)
    .filter(({ href }) => href === null || new URL(href).origin === page.location.origin)
    .flatMap(({ href, cssRules }) =>
      Array.from(cssRules)
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ cssText }) =>
          cssText.replaceAll(
            /url\("([^"]+)"\)/g,
            (_, url: string) => `url("${new URL(url, href ?? page.baseURI).href}")`,
          ),
        ),
    )
    .join('\n');
}

/** Replaces the content of the frame with the sanitized document. */
export function fillFrame(frame: Window, html: string, showPictures: boolean) {
  const page = frame.document;
  const { root, hasBlocked } = cleanDocument(html, frame, showPictures);
  const base = page.createElement('style');
  base.textContent = fontFaces(document) + baseCss;
  // `querySelector`, because elements can shadow properties of the document.
  const head = page.querySelector('head')!;
  const body = root.querySelector('body')!;
  const isPlain = !root.matches(designed) && root.querySelector(designed) === null && !body.matches(designed);
  head.replaceChildren(base, ...(root.querySelector('head')?.childNodes ?? []));
  page.querySelector('body')!.replaceWith(body);
  if (!body.hasAttribute('dir')) body.dir = 'auto';
  return { hasBlocked, body, isPlain };
}

/** Returns the address of the link that a click opens. A right click opens a menu instead. */
export function clickedLink({ target, button }: MouseEvent): string | undefined {
  if (button === 2) return undefined;
  const link = (target as Element | null)?.closest?.('a[href], area[href]');
  // The attribute, as written: the property resolves relative addresses against the URL of the frame.
  return link?.getAttribute('href') ?? undefined;
}

const maxHeight = 20_000;
/** Limits the measurements, because a document with sizes in `vh` can grow with each of them. */
const maxMeasurements = 50;

/** Calls `onChange` with the height of the document in px, initially and when it changes. */
export function watchHeight(page: Document, body: HTMLElement, onChange: (height: number) => void) {
  let count = 0;
  const measure = () => {
    count += 1;
    if (count > maxMeasurements) return;
    const height = Math.max(page.documentElement.getBoundingClientRect().height, body.scrollHeight);
    onChange(Math.min(Math.ceil(height), maxHeight));
  };
  measure();
  return watchSize([body], measure);
}

/**
 * Applies the app's font to the document, and its text and link colors if the document is plain. Other documents are
 * black on white.
 */
export function followSkin(frame: HTMLElement | null, page: Document, isPlain: boolean) {
  const root = page.documentElement;
  const apply = () => {
    if (!frame) return;
    const around = getComputedStyle(frame);
    root.style.colorScheme = isPlain ? around.colorScheme : 'light';
    root.style.background = isPlain ? 'transparent' : '#fff';
    root.style.color = isPlain ? around.color : '#000';
    root.style.setProperty('--frame-font', around.fontFamily);
    root.style.setProperty('--frame-link', isPlain ? around.getPropertyValue('--ld-frame-link') : '#00e');
    frame.toggleAttribute('data-paper', !isPlain);
  };
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
