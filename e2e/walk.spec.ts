import type { Page } from '@playwright/test';
import { findAxeViolations, type AxePart } from './support/axe';
import { isBuilt, isGalleryPath, walkedPaths } from './support/builtPages';
import { expect, test } from './support/signedIn';

/** The skins of each walk, and its stored state. A skin changes only colors, so the dark one is shown on the open page. */
const walks = [
  { title: 'light and dark', skins: ['light', 'dark'], storage: {} },
  { title: 'Arabic', skins: ['light'], storage: { i18nextLng: 'ar', direction: 'rtl' } },
];
/** The rules of axe that depend on colors. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

interface Router {
  history: { push: (path: string) => void };
  state: { status: string; location: { href: string }; resolvedLocation?: { href: string } };
}

/** Opens a page without loading the document, and waits until it shows its data. */
async function open(page: Page, path: string) {
  await page.evaluate((path) => {
    // The title of the last page would hide that this page sets none.
    document.title = '';
    (globalThis as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.history.push(path);
  }, path);
  await page.waitForFunction(() => {
    const { status, location, resolvedLocation } = (globalThis as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__
      .state;
    return status === 'idle' && location.href === resolvedLocation?.href && document.querySelector('h1');
  });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]:not([data-stage] *)'));
}

/** Changes the skin as another tab would. */
async function show(page: Page, skin: string) {
  await page.evaluate((skin) => {
    localStorage.setItem('skin', skin);
    window.dispatchEvent(new StorageEvent('storage', { key: 'skin', newValue: skin }));
  }, skin);
  await page.waitForFunction((skin) => document.documentElement.dataset.skin === skin, skin);
}

/** Everything that is wrong with the structure of the page. */
function structureFindings() {
  const count = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility() && !each.closest('[data-stage]'))
      .length;
  return [
    ...(count('h1') === 1 ? [] : [`${count('h1')} h1 elements`]),
    ...(count('main') === 1 ? [] : [`${count('main')} main landmarks`]),
    ...(/\S · Saltbox & Rye · Larder$/.test(document.title) ? [] : [`the title “${document.title}”`]),
  ];
}

/** Paths that the page links to, except files. */
const linkedPaths = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([download])')]
    .filter((link) => link.origin === location.origin && !link.closest('[data-stage]'))
    .map(({ pathname }) => pathname)
    .filter((path) => !path.startsWith('/assets/'));

/** Returns true if the page does not scroll sideways, at the latest when its layout has settled. */
const fitsWidth = (page: Page) =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, undefined, {
      timeout: 2000,
    })
    .then(() => true)
    .catch(() => false);

for (const { title, skins, storage } of walks)
  test(`every page opens, fits both widths and is accessible in ${title}`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(storage));
    const findings: string[] = [];
    let path = '';
    page.on('console', (message) => message.type() === 'error' && findings.push(`${path}: console: ${message.text()}`));
    page.on('pageerror', (error) => findings.push(`${path}: uncaught: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) findings.push(`${path}: ${response.status()} ${response.url()}`);
    });

    await page.goto('/today?clock=2026-11-20T20:15:00Z');
    await page.getByRole('heading', { level: 1 }).waitFor();
    let order = sizes;
    /** Linked paths, with the last page that links to them. */
    const links = new Map<string, string>();
    for (path of walkedPaths) {
      await open(page, path).catch((error: Error) =>
        findings.push(`${path}: not ready: ${error.message.split('\n')[0]}`),
      );
      const isInGallery = isGalleryPath(path);
      const add = (found: readonly string[]) => findings.push(...found.map((each) => `${path}: ${each}`));
      add(await page.evaluate(structureFindings));
      for (const link of await page.evaluate(linkedPaths)) links.set(link, path);
      // Stories are checked in Storybook. The shell is the same on every page, so it is checked once.
      const part: AxePart | undefined =
        path === walkedPaths[0] ? undefined : { include: ['main'], exclude: isInGallery ? ['[data-stage]'] : [] };
      for (const size of order) {
        await page.setViewportSize(size);
        if (!(await fitsWidth(page))) add([`scrolls sideways at ${size.width} px`]);
        for (const skin of skins) {
          if (skins.length > 1) await show(page, skin);
          const violations = await findAxeViolations(page, part, skin === 'dark' ? rulesOfColor : undefined).catch(
            (error: Error) => [`axe failed: ${error.message.split('\n')[0]}`],
          );
          add(
            violations
              // Headings follow headings of any level in stories.
              .filter((each) => !(isInGallery && each.startsWith('heading-order')))
              .map((each) => `${each} at ${size.width} px in ${skin}`),
          );
        }
      }
      // The next page starts in the current width.
      order = order.toReversed();
    }
    for (const [link, from] of links)
      if (!isBuilt(link)) findings.push(`${from}: links to ${link}, which does not exist`);
    expect(findings).toEqual([]);
  });
