import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const dist = fileURLToPath(new URL('dist/', import.meta.url));

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
}

/** Returns the files of the table's lazy chunks, so that lists work offline from the first visit. */
function tableChunks() {
  const chunks = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const add = ({ file, imports = [], css = [] }: Chunk) => {
    if (files.has(`/${file}`)) return;
    for (const name of [file, ...css]) files.add(`/${name}`);
    for (const key of imports) add(chunks[key]!);
  };
  for (const [source, chunk] of Object.entries(chunks))
    if (chunk.isDynamicEntry && source.includes('/ui/src/table/')) add(chunk);
  return files;
}

/** Lists the built page with its scripts, style sheets and fonts, and the table's lazy chunks. */
function precache() {
  const page = readFileSync(`${dist}index.html`, 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, url]) => url!);
  return ['/index.html', ...new Set([...named, ...tableChunks()])]
    .filter((url) => existsSync(dist + url.slice(1)))
    .map((url) => ({
      url,
      // File names in /assets/ contain a hash.
      revision: url.startsWith('/assets/')
        ? null
        : createHash('sha256')
            .update(readFileSync(dist + url.slice(1)))
            .digest('hex')
            .slice(0, 16),
    }));
}

/** Defines `PRECACHE` in the worker. A plugin, so that this file can be imported before `dist` exists. */
const precaching = (): Plugin => ({
  name: 'larder:precache',
  config: () => ({ define: { PRECACHE: JSON.stringify(precache()) } }),
});

/** Builds the service worker as a classic script next to the app. Runs after the build of the app. */
export default defineConfig({
  plugins: [precaching()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    target: 'es2023',
    emptyOutDir: false,
    outDir: 'dist',
    lib: { entry: 'src/worker/serviceWorker.ts', formats: ['iife'], name: 'larderWorker', fileName: () => 'sw.js' },
  },
});
