import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the texts of the style element that sonner inserts: initially empty, then its style sheet. */
function sonnerStyles() {
  const source = readFileSync(new URL('../packages/ui/node_modules/sonner/dist/index.mjs', import.meta.url), 'utf8');
  const [, literal] = source.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/) ?? [];
  return literal ? ['', JSON.parse(literal)] : [];
}

/**
 * Texts of the `<style>` elements that libraries insert at run time. The policy allows them by their hash. If a new
 * version changes one, the end-to-end tests report a violation.
 */
export const runtimeStyles = [
  // react-aria: usePress, then usePreventScroll on iOS.
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
  ...sonnerStyles(),
];

/**
 * Returns an array with the origin of an API URL, empty for a relative URL. Pass it as `connect` to
 * `contentSecurityPolicy`.
 */
export const originsOf = (apiUrl = '') => (URL.canParse(apiUrl) ? [new URL(apiUrl).origin] : []);

/** Returns the code of a page's inline scripts. Pass it as `scripts` to `contentSecurityPolicy`. */
export const inlineScripts = (html) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);

/**
 * Returns the content security policy of the app. `connect` lists the origins of API servers, `scripts` inline scripts.
 */
export function contentSecurityPolicy({ connect = [], scripts = [], styles = runtimeStyles } = {}) {
  // ProseMirrorClipboard: pasted HTML is sanitized, then parsed in a separate document. `default` allows only the empty string.
  const trustedTypes = ['default', 'dompurify', 'larder', 'larder-worker', 'ProseMirrorClipboard'];
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...scripts.map(sha256)].join(' '),
    // Allows no `style` attributes: React sets styles through the CSSOM, which the policy does not restrict.
    `style-src 'self' ${styles.map(sha256).join(' ')}`.trim(),
    `img-src 'self' data: blob:`,
    // The samples of the media player in the gallery.
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self' ${connect.join(' ')}`.trim(),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${trustedTypes.join(' ')}`,
  ].join('; ');
}

/** Returns the policy for a `<meta>` element, in which browsers ignore `frame-ancestors`. */
export const metaPolicy = (options) =>
  contentSecurityPolicy(options)
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');

/** Sources of pictures in the pages that the app fills with untrusted HTML, by path. */
const framePictures = {
  '/frames/mail.html': 'data: cid:',
  '/frames/mail-pictures.html': 'data: cid: https:',
};
export const framePaths = Object.keys(framePictures);

/** Returns the policy of a page for untrusted HTML: styles, pictures and the fonts of the app only. */
export function framePolicy(path) {
  return [
    `default-src 'none'`,
    `style-src 'unsafe-inline'`,
    `font-src 'self'`,
    `img-src ${framePictures[path]}`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** Returns the headers of the response for a path, except content type and caching. */
export function securityHeaders(options, path = '/') {
  return {
    'content-security-policy': path in framePictures ? framePolicy(path) : contentSecurityPolicy(options),
    // For browsers and paths without a policy header. `frame-ancestors` overrides it.
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Returns the `cache-control` of a path: a year for hashed files, revalidation for all others. */
export function cacheControl(path) {
  if (path.startsWith('/assets/data/')) return 'no-cache';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
