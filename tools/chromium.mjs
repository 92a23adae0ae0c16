import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';

/** Where the browser is: CHROMIUM_PATH, Playwright's own, the system's; undefined where there is none. */
export function chromium() {
  const own = (() => {
    try {
      return playwrightChromium.executablePath();
    } catch {
      return undefined;
    }
  })();
  return [
    process.env.CHROMIUM_PATH,
    own,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path));
}

/** Quiet, network-free flags; the sandbox cannot run as root. */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
