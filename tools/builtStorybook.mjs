import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from 'playwright';
import { chromium, chromiumArgs } from './chromium.mjs';
import { serveFolder } from './consumers/serveFolder.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
export const storybookFolder = join(root, 'storybook-static');

export function buildStorybook() {
  const { status } = spawnSync('storybook', ['build', '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

/** Serves the built Storybook and starts a browser. */
export async function openStorybook() {
  const { url, close } = await serveFolder(storybookFolder, { 'cache-control': 'max-age=3600' });
  const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArgs });
  return {
    url,
    browser,
    close: async () => {
      await browser.close();
      await close();
    },
  };
}

/** Opens a story and returns the error of its play function, or an empty string if it passes. */
export async function openStory(page, url, id) {
  // axe runs in the story tests.
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  const outcome = await page.waitForFunction(() => {
    const last = (event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0];
    const error = last('playFunctionThrewException') ?? last('storyThrewException') ?? last('storyErrored');
    if (error) return { error: String(error.message ?? error.description ?? error.title) };
    const finished = last('storyFinished');
    return finished && { error: finished.status === 'error' ? 'An error was thrown after the play function.' : '' };
  });
  return (await outcome.jsonValue()).error;
}
