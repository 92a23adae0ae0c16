#!/usr/bin/env node
/**
 * Renders the stories of the built package on a server, and in Chromium under a strict content security policy. An error, a
 * warning or a blocked style fails the check.
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

/** Imports every entry in Node, without a bundler or a loader for styles. */
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

const page = `<!doctype html><html lang="en" data-skin="light"><head><meta charset="utf-8"><title>Stories</title><link rel="stylesheet" href="/browser.css"><script type="module" src="/browser.js"></script></head><body></body></html>`;

async function renderOnServer() {
  const outfile = join(out, 'server.mjs');
  await bundleStories({ platform: 'node', outfile });
  const { renderAll } = await import(pathToFileURL(outfile).href);
  const { html, failures } = renderAll();
  for (const failure of failures) problems.push(`Server: ${failure}`);
  say(`Renders ${Object.keys(html).length} stories on a server.`);
  return html;
}

/**
 * Returns true for hydration differences to ignore: Node and Chromium format dates differently, and blob URLs, such as
 * those of MediaPlayer's stories, differ between server and browser.
 */
const isOfTheMachine = (failure) =>
  /^(Calendar|Date|MediaPlayer|RangeCalendar|Time)\w* /.test(failure) || failure.includes('blob:');

async function drawInTab(browser, url, mode, html) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  tab.on('pageerror', (error) => problems.push(`Chromium: ${error.message}`));
  await tab.goto(`${url}/stories.html?${mode}`);
  await tab.waitForFunction(() => globalThis.consumer);
  const { count, failures } = await tab.evaluate((given) => globalThis.consumer.renderAll(given), html);
  const styles = await tab.locator('style').count();
  if (styles > 0) problems.push(`Chromium, ${mode}: ${styles} <style> written at run time.`);
  for (const failure of failures) if (!html || !isOfTheMachine(failure)) problems.push(`Chromium, ${mode}: ${failure}`);
  say(`${html ? 'Hydrates' : 'Renders under a strict policy'}: ${count} stories.`);
  await tab.close();
}

/**
 * Hydrates the server's markup under the policy, which blocks its `style` attributes, and compares the stories with
 * those rendered by the client.
 */
async function compareInTab(browser, url, html) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await tab.goto(`${url}/stories.html?strict`);
  await tab.waitForFunction(() => globalThis.consumer);
  const { count, failures } = await tab.evaluate((given) => globalThis.consumer.compareAll(given), html);
  for (const failure of failures) if (!isOfTheMachine(failure)) problems.push(`Chromium, strict: ${failure}`);
  say(`Compares with the client after hydration under a strict policy: ${count} stories.`);
  await tab.close();
}

/** Renders the stories in Chromium under the policy, then hydrates the server's markup, without and with the policy. */
async function drawInBrowser(html) {
  writeFileSync(join(out, 'stories.html'), page);
  await bundleStories({ platform: 'browser', outfile: join(out, 'browser.js') });
  const server = await serveFolder(out);
  const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArgs });
  try {
    await drawInTab(browser, server.url, 'strict');
    await drawInTab(browser, server.url, 'hydrate', html);
    await compareInTab(browser, server.url, html);
  } finally {
    await browser.close();
    await server.close();
  }
}

await importEntries();
const html = await renderOnServer();
// With the argument `server`, the stories are rendered on the server only.
if (process.argv[2] !== 'server') await drawInBrowser(html);
writeFileSync(join(out, 'problems.txt'), problems.join('\n'));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);
