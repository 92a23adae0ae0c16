import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';

/** Returns the path of Chromium: CHROMIUM_PATH, Playwright's browser or the system's; undefined if none is installed. */
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

/** The features that Playwright disables, plus ours: Chromium uses only the last `--disable-features`. */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // Headless Chromium renders its address bar as two extra pages per window, which takes a tenth of the time of a journey.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Flags that disable background work and network access. The sandbox is not available to root. */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A long press starts a drag. Off by default in some builds for Linux.
  '--enable-features=TouchDragAndDrop',
  `--disable-features=${disabledFeatures.join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
