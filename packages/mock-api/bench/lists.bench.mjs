#!/usr/bin/env node
/**
 * `node packages/mock-api/bench/lists.bench.mjs`: bundles the package like the app, measures its startup and the
 * response times of `large` lists, and writes the results to docs/benchmarks.md. With `--check` it writes nothing and
 * fails if a limit is exceeded.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import axios from 'axios';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';
import { sourceAliases } from '../../../tools/sources.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
// Inside the package, so that external modules resolve.
const out = join(root, 'packages/mock-api/node_modules/.cache/bench');
const bounds = { list: 20, start: 60, size: 45 };

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Builds one chunk for the entry and one per area. axios is external, because the app bundles it anyway. */
async function bundle() {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: sourceAliases },
    ssr: { noExternal: true, external: ['axios'] },
    build: {
      ssr: join(root, 'packages/mock-api/src/index.ts'),
      outDir: out,
      emptyOutDir: true,
      minify: true,
      target: 'es2022',
      rollupOptions: { output: { format: 'es', entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
}

/** Returns the entry chunk and its static imports. */
function startOf(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const start = new Set();
  const visit = (name) => {
    const chunk = byName.get(name);
    if (!chunk || start.has(chunk)) return;
    start.add(chunk);
    chunk.imports.forEach(visit);
  };
  visit('index.js');
  return [...start];
}

const compressed = (chunks, compress) =>
  chunks.reduce((sum, { code }) => sum + compress(Buffer.from(code)).length, 0) / 1024;

/** Imports the bundle in a new process and installs it, as the app does on startup. */
function startUp() {
  const script = `
    const { default: axios } = await import('axios');
    const begin = performance.now();
    const { installMockApi } = await import(${JSON.stringify(pathToFileURL(join(out, 'index.js')).href)});
    await installMockApi(axios.create()).ready;
    process.stdout.write(String(performance.now() - begin));`;
  const options = { cwd: out, encoding: 'utf8' };
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options));
}

/** A Friday evening during service. */
const now = new Date('2026-11-20T20:15:00Z');
const employees = '/api/datatables/data';
const users = '/api/users/list/data';
const bills = '/apps/bills/list';
const month = { restaurant: 'all', from: '2026-10-21', to: '2026-11-20' };

/** Search texts. Each run uses another one, so that cached results don't help. */
const posts = ['sommelier', 'host', 'line cook', 'chef', 'payroll', 'server', 'lead', 'clerk'];
const letters = ['an', 'er', 'lo', 'mi', '19', '202', 'sal', '@'];
const cycle = (words) => (run) => ({ q: words[run % words.length] });

/** @type {{ name: string, url: string, params: Record<string, string | number>, vary?: (run: number) => object }[]} */
const lists = [
  { name: 'Employees, first page', url: employees, params: {} },
  { name: 'Employees, searched', url: employees, params: {}, vary: cycle(posts) },
  { name: 'Employees, sorted, page 400', url: employees, params: { sortColumn: 'salary', sort: 'desc', page: 400 } },
  {
    name: 'Employees, searched and sorted',
    url: employees,
    params: { sortColumn: 'full_name' },
    vary: cycle(letters),
  },
  { name: 'Users, first page', url: users, params: {} },
  { name: 'Users, searched', url: users, params: { q: 'holt' } },
  { name: 'Users, sorted', url: users, params: { sortColumn: 'fullName' } },
  { name: 'Bills of 31 days, first page', url: bills, params: month },
  { name: 'Bills of 31 days, searched', url: bills, params: { ...month, q: '11' } },
  { name: 'Bills of 31 days, sorted', url: bills, params: { ...month, sortColumn: 'total' } },
];

/** Measures the first call, which creates data and indexes, and the median of the 25 calls after it. */
async function timeLists() {
  const { installMockApi } = await import(pathToFileURL(join(out, 'index.js')).href);
  const rows = [];
  for (const { name, url, params, vary } of lists) {
    const http = axios.create({ baseURL: 'http://larder.example', validateStatus: () => true, timeout: 60_000 });
    await installMockApi(http, { seed: 'large', now: () => now }).ready;
    const times = [];
    let response;
    for (let run = 0; run < 26 && response?.status !== 0; run += 1) {
      const begin = performance.now();
      response = await http.get(url, { params: { ...params, ...vary?.(run) } }).catch(() => ({ status: 0 }));
      times.push(performance.now() - begin);
    }
    if (response.status === 200)
      rows.push({ name, found: response.data.total, first: times[0], later: median(times.slice(1)) });
    else process.stderr.write(`${name}: skipped, status ${response.status}\n`);
  }
  return rows;
}

const chunks = await bundle();
const start = startOf(chunks);
const size = { gzip: compressed(start, gzipSync), brotli: compressed(start, brotliCompressSync) };
const allAreas = compressed(chunks, brotliCompressSync);
const started = median(Array.from({ length: 11 }, startUp));
const rows = await timeLists();

const number = (value, digits = 1) => value.toLocaleString('en', { maximumFractionDigits: digits });
const section = `## The in-browser API

Written by \`node packages/mock-api/bench/lists.bench.mjs\`; Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}.

| Measurement | Result | Limit |
|---|---|---|
| Startup time: importing and installing the API, median of 11 processes | ${number(started)} ms | ${bounds.start} ms |
| Startup size: the entry chunk and its static imports, gzip | ${number(size.gzip)} KB | ${bounds.size} KB |
| Startup size, brotli | ${number(size.brotli)} KB | |
| Size of all chunks, including lazy-loaded areas, brotli | ${number(allAreas)} KB | |

Lists with the \`large\` seed. The first call creates data and indexes. The limit is ${bounds.list} ms for the median of the 25 calls after it.

| List | Matching rows | First call | Median of later calls |
|---|---|---|---|
${rows.map(({ name, found, first, later }) => `| ${name} | ${number(found)} | ${number(first, 0)} ms | ${number(later, 2)} ms |`).join('\n')}
`;
process.stdout.write(section);

const tooHigh = [
  started > bounds.start && 'startup takes too long',
  size.gzip > bounds.size && 'the startup chunks are too large',
  ...rows.map(({ name, later }) => later > bounds.list && `${name} takes too long`),
].filter(Boolean);
if (tooHigh.length > 0) process.stderr.write(`${tooHigh.join('\n')}\n`);

if (process.argv.includes('--check')) process.exit(tooHigh.length > 0 ? 1 : 0);
const file = join(root, 'docs/benchmarks.md');
const page = readFileSync(file, 'utf8').replace(/## The in-browser API\n[\s\S]*?(?=\n## |$)/, () => section);
writeFileSync(file, await format(page, { ...(await resolveConfig(file)), filepath: file }));
process.exit(0);
