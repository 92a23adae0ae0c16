import type { Plugin } from 'vite';

const unused = /,\s*(?:key: "[^"]*"|aliases: \[[^\]]*\])/g;

/**
 * Removes React keys and alternative class names from icons. The children of an icon never change, so production builds
 * of React don't need keys. They are random and hardly compress: removing them saves over 1 KB on the
 * first load of `/`.
 */
export const trimIcons = (): Plugin => ({
  name: 'larder:trim-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/ },
    // Keeps line breaks, so that the source map stays valid.
    handler: (code) => ({ code: code.replace(unused, (found) => found.replace(/[^\n]/g, '')), map: null }),
  },
});
