#!/usr/bin/env node
/**
 * Draws the stories of the built package where its consumers will: on a server that has no window, and in Chromium under a strict
 * content security policy, with React 18 and 19. An error, a warning, a refused style or a lost ref fails it.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium as playwright } from 'playwright';
import { chromium, chromiumArgs } from '../chromium.mjs';
import { bundleStories } from './bundleStories.mjs';
import { serveFolder } from './serveFolder.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ui = join(root, 'packages/ui');
const out = join(root, '.cache/consumers/runtime');
mkdirSync(out, { recursive: true });
const problems = [];
const say = (text) => process.stdout.write(`${text}\n`);

/** Node reads every entry as it lies there: no bundler, no loader for styles. */
async function importEntries() {
  const files = readdirSync(join(ui, 'dist/entries')).filter((file) => file.endsWith('.js'));
  for (const file of files) {
    try {
      await import(pathToFileURL(join(ui, 'dist/entries', file)).href);
    } catch (error) {
      problems.push(`Node cannot import @larder/ui/${file.slice(0, -3)}: ${error.message}`);
    }
  }
  say(`Node imports ${files.length} entries.`);
}

const page = (react) =>
  `<!doctype html><html lang="en" data-skin="light"><head><meta charset="utf-8"><title>Stories</title><link rel="stylesheet" href="/browser-${react}.css"><script type="module" src="/browser-${react}.js"></script></head><body></body></html>`;

await importEntries();
const html = {};
for (const react of [18, 19]) {
  const outfile = join(out, `server-${react}.mjs`);
  await bundleStories({ react, platform: 'node', outfile });
  writeFileSync(join(out, `react-${react}.html`), page(react));
  await bundleStories({ react, platform: 'browser', outfile: join(out, `browser-${react}.js`) });
  const { version, renderAll } = await import(pathToFileURL(outfile).href);
  const rendered = renderAll();
  html[react] = rendered.html;
  for (const failure of rendered.failures) problems.push(`On the server, React ${version}: ${failure}`);
  say(`React ${version} renders ${Object.keys(rendered.html).length} stories on a server.`);
}

/** The stories in Chromium: under the policy, then as a server's markup that comes to life. */
async function drawInBrowser() {
  const server = await serveFolder(out);
  const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArgs });
  try {
    const refs = {};
    for (const react of [18, 19]) {
      for (const mode of ['strict', 'hydrate']) {
        const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        tab.on('pageerror', (error) => problems.push(`React ${react}: ${error.message}`));
        await tab.goto(`${server.url}/react-${react}.html?${mode}`);
        await tab.waitForFunction(() => globalThis.consumer);
        const result = await tab.evaluate(
          (given) => globalThis.consumer.renderAll(given),
          mode === 'hydrate' ? html[react] : undefined,
        );
        const { width, styles } = await tab.evaluate(() => ({
          width: innerWidth,
          styles: document.querySelectorAll('style').length,
        }));
        if (styles > 0) problems.push(`React ${react}: ${styles} <style> written at run time (viewport ${width}).`);
        // Node and Chromium bring different words and spaces for dates, and a recording that a story makes has another address
        // on each side; React draws such a part anew.
        const isOfTheMachine = (failure) =>
          mode === 'hydrate' && (/^(Calendar|Date|Time|RangeCalendar)\w* /.test(failure) || failure.includes('blob:'));
        for (const failure of result.failures.filter((sentence) => !isOfTheMachine(sentence)))
          problems.push(`React ${react}, ${mode}: ${failure}`);
        if (mode === 'strict') refs[react] = result.refs;
        say(
          `React ${react} ${mode === 'strict' ? 'draws under a strict policy' : 'hydrates'}: ${result.count} stories.`,
        );
        await tab.close();
      }
    }
    for (const id of refs[19]) if (!refs[18].includes(id)) problems.push(`React 18 loses the ref of ${id}.`);
    say(`Refs: ${refs[18].length} with React 18, ${refs[19].length} with React 19.`);
  } finally {
    await browser.close();
    await server.close();
  }
}

// `server` alone needs no browser.
if (process.argv[2] !== 'server') await drawInBrowser();
writeFileSync(join(out, 'problems.txt'), problems.join('\n'));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);
