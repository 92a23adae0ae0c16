#!/usr/bin/env node
/**
 * Measures the table beside what people know, on one page each, one after the other in one browser, and writes the
 * figures to docs/benchmarks.md. `--dry` prints them only; names after it choose contestants.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium as playwright } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';
import { chromium, chromiumArgs } from '../chromium.mjs';
import { sourceAliases, sourceConditions } from '../sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = join(root, 'tools/bench/table');
const dist = join(here, 'dist');
const contestants = {
  domList: 'Bare DOM list',
  reactList: 'Hand-written React list',
  larder: 'Larder',
  tanstack: 'TanStack as it comes',
  agGrid: 'AG Grid Community',
  mui: 'MUI X Data Grid',
  antd: 'Ant Design Table',
};
const [flags, chosen] = [
  process.argv.slice(2).filter((word) => word.startsWith('--')),
  process.argv.slice(2).filter((word) => !word.startsWith('--')),
];
const names = Object.keys(contestants).filter((name) => chosen.length === 0 || chosen.includes(name));
const rounds = Number(flags.find((flag) => flag.startsWith('--rounds='))?.slice(9) ?? 5);
const say = (text) => process.stdout.write(`${text}\n`);
const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

async function bundle() {
  // The others are this bench's own: they are no part of what `npm test` installs.
  if (!existsSync(join(here, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: here, stdio: 'inherit' });
  await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: {
      // One React for everybody, in its own build.
      alias: [
        ...['react-dom', 'react'].map((name) => ({
          find: new RegExp(`^${name}(/|$)`),
          replacement: `${join(root, 'node_modules', name)}$1`,
        })),
        ...sourceAliases,
      ],
      conditions: sourceConditions.map((condition) => condition.replace('development|production', 'production')),
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(here, 'contestants', `${name}.jsx`)])),
      },
    },
  });
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
}

function serve(manifest) {
  const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
  const stylesOf = (key, seen = new Set()) => {
    if (seen.has(key)) return [];
    seen.add(key);
    const { css = [], imports = [] } = manifest[key];
    return [...css, ...imports.flatMap((one) => stylesOf(one, seen))];
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://x').pathname;
    const file = join(dist, path);
    if (path !== '/' && existsSync(file) && file.startsWith(dist) && extname(file)) {
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      response.end(readFileSync(file));
      return;
    }
    const key = `contestants/${path.slice(1)}.jsx`;
    if (!manifest[key]) return response.writeHead(404).end();
    const styles = stylesOf(key).map((href) => `<link rel="stylesheet" href="/${href}">`);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      `<!doctype html><html lang="en"><meta charset="utf-8">${styles.join('')}<body><div id="root" style="width:1340px"></div><script type="module" src="/${manifest[key].file}"></script>`,
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function heap(client) {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
}

/**
 * Rolls 180 frames at a slowed processor and counts those that came late; rolls 180 more and counts those with a place
 * that has no row. Two ways, because looking for rows lays out the page in the midst of a frame, which itself makes it late.
 */
const scrolled = (page) =>
  page.evaluate(async () => {
    const { scroller: find, rowSelector } = window.bench;
    const scroller = find();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const box = scroller.getBoundingClientRect();
    const places = [0.2, 0.5, 0.9].map((part) => box.top + Math.min(box.height, 560) * part);
    const roll = async (see) => {
      let last = await frame();
      for (let step = 0; step < 180; step += 1) {
        scroller.scrollBy(0, 130);
        const now = await frame();
        see(now - last);
        last = now;
      }
    };
    let late = 0;
    await roll((time) => {
      late += Math.max(0, Math.round(time / (1000 / 60)) - 1);
    });
    let blank = 0;
    const hasRow = (top) =>
      document.elementsFromPoint(box.left + 90, top).some((element) => element.closest(rowSelector)?.textContent);
    await roll(() => {
      if (!places.every(hasRow)) blank += 1;
    });
    return { dropped: (late / (180 + late)) * 100, blank: (blank / 180) * 100, moved: scroller.scrollTop };
  });

async function measure(browser, url, name) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 800 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => say(`  ${name}: ${error.message}`));
  const client = await context.newCDPSession(page);
  await page.goto(`${url}/${name}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.bench);
  const before = await heap(client);
  const call = (act, argument) => page.evaluate(([what, value]) => window.bench[what](value), [act, argument]);
  const figures = { first: await call('mount') };
  await page.waitForTimeout(1500);
  figures.number = await call('sort', 'total');
  await call('sort', undefined);
  figures.text = await call('sort', 'guest');
  await call('sort', undefined);
  const strokes = [];
  for (const word of ['reyes 12', 'wren okaf'])
    for (let end = 1; end <= word.length; end += 1)
      if (word[end - 1] !== ' ') strokes.push(await call('type', word.slice(0, end)));
  figures.stroke = median(strokes);
  await call('type', '');
  figures.heap = (await heap(client)) - before;
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  Object.assign(figures, await scrolled(page));
  if (figures.moved === 0) throw new Error('Nothing scrolled: its scroller is another element.');
  await context.close();
  return figures;
}

const server = await serve(await bundle());
const url = `http://127.0.0.1:${server.address().port}`;
const browser = await playwright.launch({
  executablePath: chromium(),
  args: [...chromiumArgs, '--enable-precise-memory-info'],
});
const all = Object.fromEntries(names.map((name) => [name, []]));
for (let round = 0; round < rounds; round += 1)
  for (const name of names) {
    try {
      const figures = await measure(browser, url, name);
      all[name].push(figures);
      say(
        `${round + 1} ${contestants[name]}: ${Object.entries(figures)
          .map(([key, value]) => `${key} ${value.toFixed(1)}`)
          .join(', ')}`,
      );
    } catch (error) {
      say(`${round + 1} ${contestants[name]}: ${error.message.split('\n')[0]}`);
    }
  }
await browser.close();
server.close();

const keys = ['first', 'number', 'text', 'stroke', 'heap', 'dropped', 'blank'];
const result = Object.fromEntries(
  names
    .filter((name) => all[name].length > 0)
    .map((name) => [name, Object.fromEntries(keys.map((key) => [key, median(all[name].map((one) => one[key]))]))]),
);
const number = (value, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits });
const versions = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')).dependencies;
const packages = {
  agGrid: 'ag-grid-community',
  mui: '@mui/x-data-grid',
  antd: 'antd',
  tanstack: '@tanstack/react-table',
};
const label = (name) => `${contestants[name]}${packages[name] ? ` ${versions[packages[name]]}` : ''}`;

const { larder, reactList } = result;
const rivals = ['agGrid', 'mui', 'antd'].flatMap((name) => result[name] ?? []);
const least = (key) => Math.min(...rivals.map((one) => one[key]));
const bounds =
  larder && reactList && rivals.length > 0
    ? [
        ['First rows, at most twice the hand-written list', larder.first / reactList.first, 2],
        ['Sort of numbers, at most 1.5 times it', larder.number / reactList.number, 1.5],
        ['Sort of text, at most 1.5 times it', larder.text / reactList.text, 1.5],
        ['Keystroke, at most 1.5 times it', larder.stroke / reactList.stroke, 1.5],
        ['First rows, at most half the fastest grid', larder.first / least('first'), 0.5],
        ['Sort of numbers, at most half the fastest grid', larder.number / least('number'), 0.5],
        ['Sort of text, ahead of the fastest grid', larder.text / least('text'), 1],
        ['Keystroke, ahead of the fastest grid', larder.stroke / least('stroke'), 1],
        ['Heap above the data, MB', larder.heap, 20],
        ['Dropped frames, %', larder.dropped, 0],
        ['Blank frames, %', larder.blank, 0],
      ]
    : [];
const section = `## The table

Written by \`pnpm bench:table\`: 100,000 rows of 10 columns, a production page each in one Chromium, median of ${rounds} rounds; ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, load of the machine at the end ${loadavg()[0].toFixed(1)}. Times run from the act to the paint that shows it, ms; heap is what stands above the data after sorting and searching, MB; scrolling is 130 px a frame at a processor slowed four times, once to count late frames and once to look for empty places. MUI X shows pages of 100 rows, the most its community edition has. Compare the rows of one run, not runs.

| What | First rows | Sort numbers | Sort text | Keystroke | Heap | Dropped % | Blank % |
|---|---|---|---|---|---|---|---|
${Object.entries(result)
  .map(
    ([name, one]) =>
      `| ${label(name)} | ${number(one.first)} | ${number(one.number)} | ${number(one.text)} | ${number(one.stroke, 1)} | ${number(one.heap, 1)} | ${number(one.dropped, 1)} | ${number(one.blank, 1)} |`,
  )
  .join('\n')}

| Bound | Measured | At most |
|---|---|---|
${bounds.map(([what, value, bound]) => `| ${what} | ${number(value, 2)} | ${bound} |`).join('\n')}
`;
say(`\n${section}`);
if (!flags.includes('--dry')) {
  const file = join(root, 'docs/benchmarks.md');
  const before = readFileSync(file, 'utf8');
  const pattern = /## The table\n[\s\S]*?(?=\n## |$)/;
  const page = pattern.test(before) ? before.replace(pattern, () => section) : `${before.trimEnd()}\n\n${section}`;
  writeFileSync(file, await format(page, { ...(await resolveConfig(file)), filepath: file }));
}
