#!/usr/bin/env node
/**
 * Installs the packed library in a fresh Vite app and a fresh Next.js app outside the workspace, builds
 * them, and compares screenshots with the story that renders the same file from the sources.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { chromium as playwright } from 'playwright';
import { PNG } from 'pngjs';
import { build } from 'vite';
import { chromium, chromiumArgs } from '../chromium.mjs';
import { sourceAliases, sourceConditions } from '../sources.mjs';
import { pack } from './pack.mjs';
import { serveFolder } from './serveFolder.mjs';

/** Share of pixels that may differ, because of antialiasing at the edges of letters. */
const tolerance = 0.001;

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const out = join(root, '.cache/consumers');
const temp = mkdtempSync(join(tmpdir(), 'larder-consumers-'));
const problems = [];
const started = Date.now();
const say = (text) => process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}\n`);

function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const output = [];
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, CI: 'true', NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')}\n${Buffer.concat(output).toString()}`)),
    );
  });
}

async function prepare(name, tarball) {
  const folder = join(temp, name);
  cpSync(join(here, name), folder, { recursive: true });
  copyFileSync(tarball, join(folder, 'larder-ui.tgz'));
  copyFileSync(join(root, '.storybook/foundations/Specimen.tsx'), join(folder, 'Specimen.tsx'));
  await run(
    'npx',
    ['--yes', 'pnpm@10', 'install', '--ignore-workspace', '--prefer-offline', '--no-frozen-lockfile'],
    folder,
  );
  say(`${name}: installed.`);
  await run(join(folder, 'node_modules/.bin', name), ['build'], folder);
  say(`${name}: built.`);
  // The compiler of the workspace; run in the app's folder, it resolves the app's React and types.
  await run('tsc', ['-p', '.'], folder);
  say(`${name}: types are valid.`);
  if (name !== 'vite') return;
  await run(join(folder, 'node_modules/.bin/vite'), ['build', 'routes'], folder);
  await run('tsc', ['-p', 'routes'], folder);
  say(`${name}: the lazy routes are built.`);
}

async function buildStory() {
  await build({
    root: join(here, 'story'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { alias: sourceAliases, conditions: sourceConditions, dedupe: ['react', 'react-dom'] },
    build: { outDir: join(temp, 'story'), emptyOutDir: true },
  });
  say('The story is built from the sources.');
}

async function shoot(browser, folder, { query = '', skin = 'light' } = {}) {
  const { url, close } = await serveFolder(folder);
  const page = await browser.newPage({ viewport: { width: 900, height: 1000 }, reducedMotion: 'reduce' });
  const said = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on(
    'console',
    (message) => message.type() === 'error' && !message.text().includes('404') && said.push(message.text()),
  );
  await page.goto(`${url}/${query}`, { waitUntil: 'networkidle' });
  await page.evaluate(async (name) => {
    document.documentElement.dataset.skin = name;
    await document.fonts.ready;
  }, skin);
  const image = await page.locator('#specimen').screenshot({ animations: 'disabled', caret: 'hide' });
  // Also checks behavior.
  await page.getByRole('button', { name: /Station/ }).click();
  await page.getByRole('option', { name: 'Pass' }).click();
  const chosen = await page.getByRole('button', { name: /Station/ }).textContent();
  if (!chosen?.includes('Pass')) said.push(`Station shows “${chosen}” after Pass was picked.`);
  await page.close();
  await close();
  return { image: PNG.sync.read(image), said };
}

/** Computed styles in the lazy routes. The reset would change them if it took precedence over the components. */
const routeStyles = {
  list: {
    h1: { fontSize: '24px', fontWeight: '600' },
    'main button': { paddingInlineStart: '16px', backgroundColor: 'rgb(114, 39, 94)' },
    'header button[aria-haspopup]': { paddingInlineStart: '16px' },
  },
  form: {
    h1: { fontSize: '24px' },
    'main button[aria-haspopup]': { borderTopWidth: '1px', paddingInlineStart: '12px' },
    'main button[type=submit]': { paddingInlineStart: '16px', backgroundColor: 'rgb(114, 39, 94)' },
  },
  text: {
    h1: { fontSize: '24px' },
    'main button': { paddingInlineStart: '16px', backgroundColor: 'rgb(114, 39, 94)' },
  },
};

/** Links all sheets in the head, the lazy ones first, as bundlers do with some chunks: the order must not matter. */
function linkLazySheetsFirst(folder) {
  const file = join(folder, 'index.html');
  const html = readFileSync(file, 'utf8');
  const sheets = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css') && !html.includes(name));
  const links = sheets.map((name) => `<link rel="stylesheet" href="/assets/${name}">`);
  writeFileSync(file, html.replace('<head>', `<head>${links.join('')}`));
}

async function checkRoutes(browser, folder) {
  linkLazySheetsFirst(folder);
  const { url, close } = await serveFolder(folder);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  for (const [route, elements] of Object.entries(routeStyles)) {
    await page.goto(`${url}/?page=${route}`, { waitUntil: 'networkidle' });
    for (const [selector, wanted] of Object.entries(elements)) {
      const styles = await page
        .locator(selector)
        .first()
        .evaluate((element, names) => {
          const computed = getComputedStyle(element);
          return Object.fromEntries(names.map((name) => [name, computed[name]]));
        }, Object.keys(wanted));
      for (const [property, value] of Object.entries(wanted))
        if (styles[property] !== value)
          problems.push(`Route ${route}: ${property} of ${selector} is ${styles[property]} instead of ${value}.`);
    }
  }
  await page.close();
  await close();
  say('The styles of the lazy routes are checked.');
}

function compare(name, shot, story) {
  const { width, height } = story;
  writeFileSync(join(out, `${name}.png`), PNG.sync.write(shot));
  if (shot.width !== width || shot.height !== height)
    return problems.push(`${name} is ${shot.width} × ${shot.height}, the story ${width} × ${height}.`);
  const diff = new PNG({ width, height });
  const differing = pixelmatch(shot.data, story.data, diff.data, width, height, { threshold: 0.1 });
  const share = differing / (width * height);
  say(`${name} differs from the story in ${differing} of ${width * height} pixels.`);
  if (share > tolerance) {
    writeFileSync(join(out, `${name}-diff.png`), PNG.sync.write(diff));
    problems.push(
      `${name} does not look like the story: ${(share * 100).toFixed(2)} % differ (see .cache/consumers/${name}-diff.png).`,
    );
  }
}

try {
  mkdirSync(out, { recursive: true });
  const tarball = pack();
  await Promise.all([buildStory(), prepare('vite', tarball), prepare('next', tarball)]);
  const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArgs });
  try {
    const story = await shoot(browser, join(temp, 'story'));
    writeFileSync(join(out, 'story.png'), PNG.sync.write(story.image));
    const vite = await shoot(browser, join(temp, 'vite/dist'), { query: '?strict' });
    const next = await shoot(browser, join(temp, 'next/out'));
    await checkRoutes(browser, join(temp, 'vite/dist-routes'));
    compare('vite', vite.image, story.image);
    compare('next', next.image, story.image);
    const skins = [
      await shoot(browser, join(temp, 'vite/dist'), { query: '?strict', skin: 'harbour' }),
      await shoot(browser, join(temp, 'next/out'), { skin: 'harbour' }),
    ];
    writeFileSync(join(out, 'harbour.png'), PNG.sync.write(skins[0].image));
    compare('next-harbour', skins[1].image, skins[0].image);
    for (const [name, { said }] of Object.entries({ story, vite, next, viteSkin: skins[0], nextSkin: skins[1] }))
      for (const sentence of said) problems.push(`${name}: ${sentence}`);
  } finally {
    await browser.close();
  }
} catch (error) {
  problems.push(error.message);
} finally {
  rmSync(temp, { recursive: true, force: true });
}
say('Done.');
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);
