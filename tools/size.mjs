#!/usr/bin/env node
/** Weighs the production build against `size-budget.json`: the first load of /login in a real browser, then the ui entries. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from 'playwright';
import { build } from 'vite';
import { chromium, chromiumArgs } from './chromium.mjs';
import { entryLimit, entrySizes } from './entrySizes.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'apps/admin/dist');
const budget = JSON.parse(readFileSync(new URL('size-budget.json', import.meta.url), 'utf8'));
const kb = (bytes) => bytes / 1024;
const show = (bytes) => `${kb(bytes).toFixed(1)} KB`;
const say = (text) => process.stdout.write(`${text}\n`);
const problems = [];

async function buildApp() {
  say('Building the app (there is no apps/admin/dist yet).');
  const cwd = process.cwd();
  process.chdir(join(root, 'apps/admin'));
  await build({ root: join(root, 'apps/admin'), logLevel: 'error' });
  process.chdir(cwd);
}

/** Every script that the page at `path` has loaded when its network has gone quiet, with its size on the wire. */
async function firstLoad(url, path) {
  const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    const scripts = new Map();
    const violations = [];
    page.on(
      'console',
      (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
    );
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/\.m?js$/.test(pathname)) scripts.set(pathname, Number(response.headers()['content-length'] ?? 0));
    });
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await page.locator('input[type="email"], input[name="email"]').first().waitFor({ timeout: 15_000 });
    await page.waitForLoadState('networkidle');
    return { scripts, violations };
  } finally {
    await browser.close();
  }
}

/** The chunk that holds the demo data: the one that main asks for after the first paint. */
function isMock(pathname) {
  const file = join(dist, pathname);
  // Names survive minification where they are data: this one is a demo account's address.
  return existsSync(file) && readFileSync(file, 'utf8').includes('maren.holt@saltmarsh.example');
}

/** What index.html itself asks for, and what those files import without waiting: the initial graph. */
function initialGraph() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const queue = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1]);
  const seen = new Set();
  while (queue.length > 0) {
    const path = queue.pop();
    if (seen.has(path) || !existsSync(join(dist, path))) continue;
    seen.add(path);
    const text = readFileSync(join(dist, path), 'utf8');
    for (const match of text.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}$\s,]+from\s*)?["']\.\/([^"']+\.js)["']/g,
    ))
      queue.push(`/assets/${match[1]}`);
  }
  return seen;
}

async function weighLogin() {
  if (!existsSync(join(dist, 'index.html'))) await buildApp();
  const totals = {};
  for (const encoding of ['br', 'gzip']) {
    const server = await serve({ root: dist, port: 0, encoding });
    try {
      const { scripts, violations } = await firstLoad(server.url, '/login');
      const mock = [...scripts].filter(([path]) => isMock(path));
      const own = [...scripts].filter(([path]) => !isMock(path));
      totals[encoding] = own.reduce((sum, [, bytes]) => sum + bytes, 0);
      if (encoding === 'br') {
        for (const [path, bytes] of own.toSorted(([, a], [, b]) => b - a)) say(`  ${show(bytes).padStart(9)}  ${path}`);
        say(
          `  The in-browser API, loaded beside it: ${mock.length > 0 ? mock.map(([path, bytes]) => `${path} ${show(bytes)}`).join(', ') : 'not asked for'}`,
        );
        for (const violation of new Set(violations))
          problems.push(`The policy was broken while /login loaded: ${violation}`);
      }
    } finally {
      await server.close();
    }
  }
  say(
    `First load of /login: ${show(totals.br)} brotli, ${show(totals.gzip)} gzip; the budget is ${budget.login.limitKB} KB brotli.`,
  );
  if (kb(totals.br) > budget.login.limitKB)
    problems.push(`The first load of /login weighs ${show(totals.br)}, more than ${budget.login.limitKB} KB.`);
  for (const path of initialGraph())
    if (isMock(path)) problems.push(`The in-browser API is part of the initial chunks: ${path}.`);
}

async function weighEntries() {
  const sizes = await entrySizes();
  if (!sizes) return say('The ui package is not built: its entries are not weighed (pnpm build does it).');
  for (const [name, { js, css, total }] of Object.entries(sizes)) {
    const limit = entryLimit(name, budget.entries);
    say(
      `  ${show(total).padStart(9)} = ${show(js).padStart(8)} + ${show(css).padStart(7)} styles  @larder/ui${name === 'index' ? '' : `/${name}`} (budget ${limit ?? 'none'} KB)`,
    );
    if (limit === undefined) problems.push(`The entry ${name} has no budget in tools/size-budget.json.`);
    else if (kb(total) > limit) problems.push(`The entry ${name} weighs ${show(total)}, more than ${limit} KB.`);
  }
}

// `entries` alone is a matter of seconds; all of it wants the app's build and a browser.
if (process.argv[2] !== 'entries') await weighLogin();
await weighEntries();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);
