#!/usr/bin/env node
/**
 * Runs the play functions of the built Storybook, as Chromatic and designers see them: without the longer timeouts and
 * preloaded modules of the story tests. `--sample 20` runs every 20th story; other arguments filter by story ID.
 * `--no-build` uses the last build.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium as playwright } from 'playwright';
import { chromium, chromiumArgs } from './chromium.mjs';
import { serveFolder } from './consumers/serveFolder.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'storybook-static');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '1' }, 'no-build': { type: 'boolean' } },
});

if (!values['no-build']) {
  const { status } = spawnSync('storybook', ['build', '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const ids = Object.values(entries)
  .filter(({ type, tags }) => type === 'story' && tags.includes('play-fn') && tags.includes('test'))
  .map(({ id }) => id)
  .filter((id) => positionals.length === 0 || positionals.some((part) => id.includes(part)))
  .filter((_, index) => index % Number(values.sample) === 0);

/** Viewports of stories, from their globals. */
async function readViewports(page, url) {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.extract);
  return page.evaluate(async () => {
    const stories = Object.values(await globalThis.__STORYBOOK_PREVIEW__.extract());
    return Object.fromEntries(
      stories.map(({ id, parameters, globals }) => {
        const { width, height } = parameters.viewport?.options[globals.viewport?.value]?.styles ?? {};
        return [id, { width: Number.parseInt(width ?? '1280'), height: Number.parseInt(height ?? '900') }];
      }),
    );
  });
}

/** Returns the error of a story, undefined if its play function passes. */
async function run(page, url, id) {
  // axe runs in the story tests.
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  const outcome = await page.waitForFunction(() => {
    const last = (event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0];
    const error = last('playFunctionThrewException') ?? last('storyThrewException') ?? last('storyErrored');
    if (error) return { error: String(error.message ?? error.description ?? error.title) };
    const finished = last('storyFinished');
    return finished && { error: finished.status === 'error' ? 'An error was thrown after the play function.' : '' };
  });
  const { error } = await outcome.jsonValue();
  return error;
}

const { url, close } = await serveFolder(folder, { 'cache-control': 'max-age=3600' });
const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArgs });
const first = await browser.newPage();
const viewports = await readViewports(first, url);
await first.close();
const waiting = [...ids];
const failures = [];
async function lane() {
  const context = await browser.newContext({ locale: 'en-GB' });
  while (waiting.length > 0) {
    const id = waiting.shift();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    page.setDefaultTimeout(60_000);
    await page.setViewportSize(viewports[id]);
    const error = await run(page, url, id).catch(({ message }) => message);
    if (error) {
      failures.push(id);
      process.stdout.write(
        `✗ ${id}\n  ${error
          .replaceAll(/\p{Cc}\[\d+m/gu, '')
          .split('\n')
          .slice(0, 8)
          .join('\n  ')}\n`,
      );
    }
    await devtools.send('Storage.clearDataForOrigin', {
      origin: url,
      storageTypes: 'local_storage,indexeddb,service_workers',
    });
    await page.close();
  }
}
await Promise.all([lane(), lane()]);
await browser.close();
await close();
process.stdout.write(`${ids.length - failures.length} of ${ids.length} stories of the built Storybook passed.\n`);
process.exit(failures.length > 0 ? 1 : 0);
