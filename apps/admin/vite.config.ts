import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { pageTitles } from '../../packages/domain/src/pages/pageTitles.ts';
import { languages } from '../../packages/domain/src/store/language.ts';
import { compactRoutes } from '../../tools/compactRoutes.ts';
import { galleryStories } from '../../tools/galleryStories.ts';
import { hostFiles } from '../../tools/hostFiles.ts';
import { notices } from '../../tools/notices.ts';
import { pageIcons } from '../../tools/pageIcons.ts';
import { pseudo } from '../../tools/pseudo.mjs';
import { sourceAliases, sourceConditions } from '../../tools/sources.mjs';
import { trimI18next } from '../../tools/trimI18next.ts';
import { trimIcons } from '../../tools/trimIcons.ts';
import { chunkGroups, preloadedFiles } from './chunks.ts';

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

/** Removes descriptions that only the OpenAPI document uses. */
const summary = /\bsummary:\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`),/g;
const dropSummaries = (): Plugin => ({
  name: 'larder:drop-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.contract\.ts$/ },
    // Keeps line breaks, so that the source map stays valid.
    handler: (code) => ({ code: code.replace(summary, (found) => found.replace(/[^\n]/g, '')), map: null }),
  },
});

/** Moves the English titles, which only the mock API sends, out of the page table. */
const title = /\btitle: (?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"), /g;
const separateTitles = (): Plugin => ({
  name: 'larder:separate-titles',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/domain\/src\/pages\/pageTitles\.ts$/ },
    handler: () => `export const pageTitles = ${JSON.stringify(pageTitles)};`,
  },
  transform: {
    filter: { id: /\/domain\/src\/pages\/pageTable\.ts$/ },
    handler: (code) => ({ code: code.replace(title, ''), map: null }),
  },
});

const trimmed = [
  ['fetch.js', 'export const getFetch = () => false;'],
  ['assertParamsAcyclic.js', 'export default () => {};'],
  ['cookies.js', 'export default { read: () => null };'],
  ['progressEventReducer.js', 'export const progressEventReducer = () => [];'],
  ['validator.js', 'export default { assertOptions() {}, validators: { transitional() {}, spelling() {} } };'],
] as const;

/**
 * Removes the parts of axios that the app never uses: requests are JSON through XMLHttpRequest, canceled by signals,
 * with flat parameters, and without cookies or progress events.
 */
const trimAxios = (): Plugin => ({
  name: 'larder:trim-axios',
  apply: 'build',
  load: {
    filter: {
      id: /\/axios\/lib\/(adapters\/fetch|cancel\/CancelToken|core\/assertParamsAcyclic|helpers\/(AxiosURLSearchParams|cookies|formDataToJSON|HttpStatusCode|progressEventReducer|toFormData|toURLEncodedForm|validator))\.js$/,
    },
    handler: (id) => trimmed.find(([file]) => id.endsWith(file))?.[1] ?? 'export default {};',
  },
});

/** Minifies boot.js, which is not a module and not part of the build. */
function minifyBoot(): Plugin {
  let outDir = '';
  return {
    name: 'larder:minify-boot',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    closeBundle: () => {
      const file = join(outDir, 'boot.js');
      writeFileSync(file, minifySync(file, readFileSync(file, 'utf8'), { compress: true, mangle: true }).code);
    },
  };
}

/** `LARDER_PSEUDO=1 vite`: pseudo-translated English, to find untranslated and overflowing texts. */
function pseudoLanguage(): Plugin {
  const english = new URL('public/assets/data/locales/en.json', import.meta.url);
  return {
    name: 'larder:pseudo-language',
    apply: () => Boolean(process.env.LARDER_PSEUDO),
    configureServer: ({ middlewares }) => {
      middlewares.use('/assets/data/locales/en.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(pseudo(JSON.parse(readFileSync(english, 'utf8')))));
      });
    },
  };
}

/** axios-mock-adapter requires axios, which would add its CommonJS build as a second copy. */
const axios = createRequire(new URL('../../packages/domain/package.json', import.meta.url)).resolve(
  'axios/package.json',
);
const oneAxios = { find: /^axios$/, replacement: join(axios, '../index.js') };

/**
 * Replaces fflate, because the spreadsheet libraries would create workers from strings, which the content security
 * policy blocks.
 */
const zipInPlace = {
  find: /^fflate$/,
  replacement: fileURLToPath(new URL('src/lists/sheets/fflateInPlace.ts', import.meta.url)),
};

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: false, generatedRouteTree: './src/routeTree.gen.ts' }),
    compactRoutes(),
    react(),
    vanillaExtractPlugin(),
    pageIcons(),
    galleryStories(),
    notices(),
    preloadFonts(),
    minifyBoot(),
    pseudoLanguage(),
    dropSummaries(),
    separateTitles(),
    hostFiles(),
    trimAxios(),
    trimI18next(),
    trimIcons(),
    { ...optimizeLocales.vite({ locales: [...languages] }), apply: 'build' },
  ],
  resolve: { alias: [...sourceAliases, oneAxios, zipInPlace], conditions: sourceConditions },
  worker: { format: 'es', plugins: () => [dropSummaries()] },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: {
    target: 'es2023',
    // The first downloads of pages are 0.2% to 0.8% smaller than with the default minifier.
    minify: 'terser',
    terserOptions: { compress: { passes: 3 } },
    // The content security policy blocks data: URLs.
    assetsInlineLimit: 0,
    // Without a comment in each script. The preview server names the maps in a header.
    sourcemap: 'hidden',
    // tools/routeSizes.mjs reads from it which chunks belong to the mock API.
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_page, files) => preloadedFiles(files),
    },
    rolldownOptions: {
      output: {
        // The first download of every page lists many files. Hashes hardly compress, so they are short.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:5][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
});
