import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sourceAliases, sourceConditions } from '../../tools/sources.mjs';

/** Preloads the two Latin fonts of the first paint; the others load when a page has letters for them. */
function preloadFonts(): Plugin {
  return {
    name: 'larder:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /(figtree|bricolage-grotesque)-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: false, generatedRouteTree: './src/routeTree.gen.ts' }),
    react(),
    vanillaExtractPlugin(),
    preloadFonts(),
  ],
  resolve: { alias: sourceAliases, conditions: sourceConditions },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: {
    target: 'es2023',
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: true,
    modulePreload: { polyfill: false },
  },
});
