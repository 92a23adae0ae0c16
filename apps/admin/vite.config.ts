import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { pseudo } from '../../tools/pseudo.mjs';
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

/** Sentences of the OpenAPI document, which no page shows. */
const summary = /\bsummary:\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`),/g;
const dropSummaries = (): Plugin => ({
  name: 'larder:drop-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.contract\.ts$/ },
    // Line breaks stay, so that the source map still fits.
    handler: (code) => ({ code: code.replace(summary, (found) => found.replace(/[^\n]/g, '')), map: null }),
  },
});

/** The script of the first paint is no module and passes the build by; it is made as small as the rest. */
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

/** `LARDER_PSEUDO=1 vite`: English in accents and brackets, to see what is no key and what does not fit. */
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

/** The mock's adapter asks for axios by `require`, which would bring its CommonJS build along as a second copy. */
const axios = createRequire(new URL('../../packages/domain/package.json', import.meta.url)).resolve(
  'axios/package.json',
);
const oneAxios = { find: /^axios$/, replacement: join(axios, '../index.js') };

/** The spreadsheet libraries would start workers made from text, which the policy refuses. */
const zipInPlace = {
  find: /^fflate$/,
  replacement: fileURLToPath(new URL('src/lists/sheets/fflateInPlace.ts', import.meta.url)),
};

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: false, generatedRouteTree: './src/routeTree.gen.ts' }),
    react(),
    vanillaExtractPlugin(),
    preloadFonts(),
    minifyBoot(),
    pseudoLanguage(),
    dropSummaries(),
  ],
  resolve: { alias: [...sourceAliases, oneAxios, zipInPlace], conditions: sourceConditions },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: {
    target: 'es2023',
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // What every page needs compresses better in one piece than in thirty. Not what the domain's entry merely
              // names: sign-in has no use for abilities.
              name: 'base',
              tags: ['$initial'],
              test: /node_modules\/(?!\.pnpm|@casl|@ucast)|\/ui\/src\/|\/admin\/src\/|\/domain\/src\/(http|i18n|preferences|query|session|store)\//,
            },
            {
              // Parts of sign-in that nearly every page has too: thirty files of a few hundred bytes compress badly.
              name: 'sign-in',
              test: /\/ui\/src\/(components\/(Alert\/Alert|Checkbox\/Checkbox|PasswordField\/PasswordField|TextField\/TextField|Mark\/Mark)\.|private\/(BareCheckbox|Field\/Field\.|Option\/|coreStrings|useMergedRef))|lucide-react\/.*\/(eye|eye-off|info|lock|mail|moon|x|chevron-down|circle-check|circle-exclamation-point|triangle-exclamation-point)\.|\/useMutation\.|\/domain\/src\/session\/session\.mutations\.|\/admin\/src\/lib\/useFieldMessage\./,
            },
            // What several pages share, a file a layer: each file more costs a page some milliseconds, from the cache too.
            { name: 'libraries', test: /\/node_modules\//, minShareCount: 4 },
            { name: 'components', test: /\/ui\/src\//, minShareCount: 3 },
            { name: 'domain', test: /\/domain\/src\//, minShareCount: 2 },
            { name: 'accounts', test: /\/mock-api\/src\/accounts\./ },
            { name: 'mock', test: /\/mock-api\/src\//, minShareCount: 2 },
            { name: 'parts', test: /\/admin\/src\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
