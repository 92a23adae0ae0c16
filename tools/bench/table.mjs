#!/usr/bin/env node
/**
 * Benchmarks the table against other libraries, one page each in the same browser, and writes docs/benchmarks.md.
 * `--dry` only prints the results, `--rounds=<n>` sets the number of rounds; further arguments select libraries.
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
  tanstack: 'TanStack Table',
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
const median = (figures) => {
  const sorted = figures.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

async function bundle() {
  // The other libraries are installed only for the benchmark.
  if (!existsSync(join(here, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: here, stdio: 'inherit' });
  await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: {
      // All pages share one React.
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

const wheel = { speed: 2400, seconds: 2.5 };
/** Returns a function that scrolls with mouse wheel events, so that the browser scrolls and not a script. */
const prepareScroll = async (page, client) => {
  const { x, y } = await page.evaluate(() => {
    const box = window.bench.scroller().getBoundingClientRect();
    return { x: Math.round(box.left + 300), y: Math.round(box.top + 200) };
  });
  await page.mouse.move(x, y);
  await page.waitForTimeout(1200);
  const { speed, seconds } = wheel;
  return () =>
    client.send('Input.synthesizeScrollGesture', {
      x,
      y,
      speed,
      yDistance: -speed * seconds,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
};

/** Returns the share of frames that the browser reports as dropped, from the first scrolled frame to the last. */
async function droppedFrames(page, client) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  client.on('Tracing.dataCollected', collect);
  const scroll = await prepareScroll(page, client);
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame'] },
  });
  await scroll();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', collect);

  const frames = new Map();
  // Trace events are not sorted by time.
  for (const { name, ph, args } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (name !== 'PipelineReporter' || ph !== 'b' || !args?.frame_reporter) continue;
    const { frame_source, frame_sequence, state, affects_smoothness, scroll_state } = args.frame_reporter;
    // A frame that waited for the main thread has two reports; it was not dropped if the compositor was in time.
    const key = `${frame_source} ${frame_sequence}`;
    const frame = frames.get(key) ?? { isPresented: false, isDropped: false, isScrolling: false };
    frame.isPresented ||= state.startsWith('STATE_PRESENTED');
    frame.isDropped ||= state === 'STATE_DROPPED' && affects_smoothness;
    frame.isScrolling ||= scroll_state !== 'SCROLL_NONE';
    frames.set(key, frame);
  }
  const all = [...frames.values()];
  if (all.length === 0) throw new Error('The browser reported no frame.');
  // If a script scrolls the table, no frame is marked as scrolling: use all frames of the measurement.
  const isNative = all.some(({ isScrolling }) => isScrolling);
  const of = isNative
    ? all.slice(
        all.findIndex(({ isScrolling }) => isScrolling),
        all.findLastIndex(({ isScrolling }) => isScrolling) + 1,
      )
    : all;
  const dropped = of.filter(({ isPresented, isDropped }) => isDropped && !isPresented).length;
  const presented = of.filter(({ isPresented }) => isPresented).length;
  return { dropped: (dropped / (dropped + presented)) * 100, isNative };
}

/**
 * Returns the share of frames with a blank area. The browser scrolls while the main thread renders rows, so the rows of
 * a frame must cover the scroll position at the start of the next frame. If a table scrolls by script, position and
 * rows match.
 */
async function blankFrames(page, client, isNative) {
  const scroll = await prepareScroll(page, client);
  await page.evaluate((isLate) => {
    const { scroller: find, rowSelector } = window.bench;
    const scroller = find();
    const seen = { frames: 0, blank: 0 };
    /** Returns the ranges of the content that rows cover, in px from the top. */
    const filled = (top) => {
      const box = scroller.getBoundingClientRect();
      const rows = [...scroller.querySelectorAll(rowSelector)].filter((row) => row.textContent);
      const stretches = [];
      for (const row of rows.map((each) => each.getBoundingClientRect()).toSorted((a, b) => a.top - b.top)) {
        const [from, to] = [row.top - box.top + top, row.bottom - box.top + top];
        const last = stretches.at(-1);
        if (last && from <= last[1] + 2) last[1] = Math.max(last[1], to);
        else stretches.push([from, to]);
      }
      return stretches;
    };
    let before;
    // Listens in the capture phase, so it runs before the scroll listeners of the table.
    const look = ({ target }) => {
      if (target !== scroller) return;
      const { scrollTop, clientHeight, scrollHeight } = scroller;
      const now = filled(scrollTop);
      const rows = isLate ? before : now;
      before = now;
      // The header covers the first 60 px.
      const [from, to] = [scrollTop + 60, scrollTop + clientHeight - 2];
      if (!rows || to + 4 >= scrollHeight) return;
      seen.frames += 1;
      if (!rows.some(([start, end]) => start <= from && end >= to)) seen.blank += 1;
    };
    document.addEventListener('scroll', look, true);
    window.bench.seen = () => {
      document.removeEventListener('scroll', look, true);
      return seen;
    };
  }, isNative);
  await scroll();
  const { frames, blank } = await page.evaluate(() => window.bench.seen());
  if (frames === 0) throw new Error('Nothing scrolled: the scroll container is another element.');
  return (blank / frames) * 100;
}

/** Opens the page of a library with a device pixel ratio. */
async function open(browser, url, name, deviceScaleFactor) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 800 }, deviceScaleFactor });
  const page = await context.newPage();
  page.on('pageerror', (error) => say(`  ${name}: ${error.message}`));
  const client = await context.newCDPSession(page);
  await page.goto(`${url}/${name}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.bench);
  const call = (act, argument) => page.evaluate(([what, value]) => window.bench[what](value), [act, argument]);
  return { context, page, client, call };
}

const slow = (client) => client.send('Emulation.setCPUThrottlingRate', { rate: 4 });

async function measure(browser, url, name) {
  const { context, page, client, call } = await open(browser, url, name, 1);
  const before = await heap(client);
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
  await slow(client);
  const { dropped, isNative } = await droppedFrames(page, client);
  await page.evaluate(() => window.bench.scroller().scrollTo(0, 0));
  Object.assign(figures, { dropped, blank: await blankFrames(page, client, isNative) });
  await context.close();

  const dense = await open(browser, url, name, 2);
  await dense.call('mount');
  await slow(dense.client);
  figures.dense = (await droppedFrames(dense.page, dense.client)).dropped;
  await dense.context.close();
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

const keys = ['first', 'number', 'text', 'stroke', 'heap', 'dropped', 'dense', 'blank'];
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
        ['First rows, relative to the hand-written list', larder.first / reactList.first, 2],
        ['Sort numbers, relative to the hand-written list', larder.number / reactList.number, 1.5],
        ['Sort text, relative to the hand-written list', larder.text / reactList.text, 1.5],
        ['Keystroke, relative to the hand-written list', larder.stroke / reactList.stroke, 1.5],
        ['First rows, relative to the fastest grid', larder.first / least('first'), 0.5],
        ['Sort numbers, relative to the fastest grid', larder.number / least('number'), 0.5],
        ['Sort text, relative to the fastest grid', larder.text / least('text'), 1],
        ['Keystroke, relative to the fastest grid', larder.stroke / least('stroke'), 1],
        ['Heap without the data, MB', larder.heap, 20],
        ['Dropped frames, %', larder.dropped, 0],
        ['Dropped frames at a device pixel ratio of 2, %', larder.dense, 0],
        ['Blank frames, %', larder.blank, 0],
      ]
    : [];
const section = `## The table

Written by \`pnpm bench:table\`; 100,000 rows of 10 columns, one page per library, built for production, in the same Chromium; median of ${rounds} rounds; ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, load average ${loadavg()[0].toFixed(1)} at the end.

- Times are in ms, from the action to the paint of its result.
- Heap is in MB, after sorting and searching, without the rows' data.
- Frames are counted while the mouse wheel scrolls ${wheel.speed.toLocaleString('en')} px per second, with the CPU slowed down by a factor of 4. Dropped frames are those that the browser reports, at a device pixel ratio of 1 and of 2 (dense). Blank frames have an area without rows. See [decision 12](decisions/0012-frames-in-scrolling.md).
- MUI X shows pages of 100 rows, the maximum of its community edition.

Compare results of the same run only.

| Library | First rows | Sort numbers | Sort text | Keystroke | Heap | Dropped % | Dropped, dense % | Blank % |
|---|---|---|---|---|---|---|---|---|
${Object.entries(result)
  .map(
    ([name, one]) =>
      `| ${label(name)} | ${number(one.first)} | ${number(one.number)} | ${number(one.text)} | ${number(one.stroke, 1)} | ${number(one.heap, 1)} | ${number(one.dropped, 1)} | ${number(one.dense, 1)} | ${number(one.blank, 1)} |`,
  )
  .join('\n')}

| Measurement | Result | Limit |
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
