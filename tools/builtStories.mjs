#!/usr/bin/env node
/**
 * Runs the play functions of the built Storybook, as Chromatic and designers see them: with a production build of React,
 * without `act`. `--sample 20` runs every 20th story; other arguments filter by story ID.
 * `--no-build` uses the last build.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStorybook, openStory, openStorybook, storybookFolder } from './builtStorybook.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '1' }, 'no-build': { type: 'boolean' } },
});

if (!values['no-build']) buildStorybook();

const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8'));
const ids = Object.values(entries)
  .filter(({ type, tags }) => type === 'story' && tags.includes('play-fn') && tags.includes('test'))
  .map(({ id }) => id)
  .filter((id) => positionals.length === 0 || positionals.some((part) => id.includes(part)))
  .filter((_, index) => index % Number(values.sample) === 0);

/** Returns the viewports of stories, from their globals. */
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

const { url, browser, close } = await openStorybook();
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
    const error = await openStory(page, url, id).catch(({ message }) => message);
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
await close();
process.stdout.write(`${ids.length - failures.length} of ${ids.length} stories of the built Storybook passed.\n`);
process.exit(failures.length > 0 ? 1 : 0);
