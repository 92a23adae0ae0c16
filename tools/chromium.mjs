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

/** What Playwright switches off, to which we add: of two such switches a browser reads the last. */
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
  // A whole browser without a head draws its address field as two pages of its own for each window: as much work as a tenth of a journey.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Quiet, network-free flags; the sandbox cannot run as root. */
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
