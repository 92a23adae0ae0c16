import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The style sheet that sonner writes into the page: an empty element first, its text a moment later. */
function sonnerStyles() {
  const source = readFileSync(new URL('../packages/ui/node_modules/sonner/dist/index.mjs', import.meta.url), 'utf8');
  const [, literal] = source.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/) ?? [];
  return literal ? ['', JSON.parse(literal)] : [];
}

/**
 * The `<style>` elements that libraries write at run time, by their exact text: a policy by hash lets these in and nothing
 * else. Where a version changes one, the end-to-end tests report a violation.
 */
export const runtimeStyles = [
  // react-aria: usePress, then usePreventScroll on iOS.
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
  ...sonnerStyles(),
];

/** The content security policy of the app; `connect` names a real server's origin. */
export function contentSecurityPolicy({ connect = [], styles = runtimeStyles } = {}) {
  // ProseMirrorClipboard: what is pasted into the editor is parsed in a document of its own, after it was cleaned.
  const trustedTypes = ['dompurify', 'larder', 'larder-worker', 'ProseMirrorClipboard'];
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' ${styles.map(sha256).join(' ')}`.trim(),
    // React writes the style attribute through the object model, which no policy restricts.
    `img-src 'self' data: blob:`,
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

/** Every answer's headers but the ones that speak of its type and age. */
export function securityHeaders(options) {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** How long a file may be kept: hashed files for good, the page and the worker not at all. */
export function cacheControl(path) {
  if (path.startsWith('/assets/data/')) return 'no-cache';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
