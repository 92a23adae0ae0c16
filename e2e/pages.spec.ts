import type { Page } from '@playwright/test';
import { findAxeViolations, type AxePart } from './support/axe';
import { atEvening, guestPaths, hasTrail, isBuilt, isGalleryPath, isPublic, pagePaths } from './support/builtPages';
import { test as guestTest, type Report } from './support/journey';
import { expectReady, push } from './support/navigate';
import { expect, test } from './support/signedIn';
import { textsOf } from './support/texts';

/** Pages per test. One test for all would run in one worker, and one per page would load the app for each. */
const perTest = 40;

/** axe rules that depend on colors. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * Matches console errors about event handlers in a story's HTML. The browser blocks them while the sanitizer parses it.
 */
const blockedHandler = /Executing inline event handler|script-src-attr blocked inline/;

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Width of 1280 px at 400 % zoom, which only has to fit (WCAG 1.4.10). */
const narrowest = { width: 320, height: 844 };

/** Changes the skin as another tab would. */
async function changeSkin(page: Page, skin: string) {
  await page.evaluate((skin) => {
    localStorage.setItem('skin', skin);
    window.dispatchEvent(new StorageEvent('storage', { key: 'skin', newValue: skin }));
  }, skin);
  await page.waitForFunction((skin) => document.documentElement.dataset.skin === skin, skin);
}

/** Returns the problems in the structure of the page. Ignores the stories of the gallery. */
function structureFindings({ title, hasTrail, failed }: { title: RegExp; hasTrail: boolean; failed: string }) {
  const count = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility() && !each.closest('[data-stage]'))
      .length;
  const current = count('main header nav [aria-current="page"]');
  return [
    ...(count('h1') === 1 ? [] : [`${count('h1')} h1 elements`]),
    ...(count('main') === 1 ? [] : [`${count('main')} main landmarks`]),
    ...(current === Number(hasTrail) ? [] : [`${current} current pages in breadcrumbs`]),
    ...(title.test(document.title) ? [] : [`the title “${document.title}”`]),
    ...(document.querySelector('main')?.textContent.includes(failed) ? [failed] : []),
  ];
}

/** Returns the paths that the page links to, except files. */
const linkedPaths = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([download])')]
    .filter((link) => link.origin === location.origin && !link.closest('[data-stage]'))
    .map(({ pathname }) => pathname)
    .filter((path) => path !== location.pathname && !path.startsWith('/assets/'));

/** Returns true if the page does not scroll horizontally once its layout has settled. */
const fitsWidth = (page: Page) =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, undefined, {
      timeout: 10_000,
    })
    .then(() => true)
    .catch(() => false);

interface Visit {
  page: Page;
  colorScheme: string | null;
  report: Report;
}

/** Opens pages in each size and skin, and fails with a list of their problems. */
async function openPages({ page, colorScheme, report }: Visit, paths: readonly string[], title: RegExp) {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const skins = colorScheme === 'dark' ? ['dark'] : ['light', 'dark'];
  const inSkins = (size: typeof desk, order: readonly string[]) => order.map((skin) => ({ ...size, skin }));
  /** Each size in each skin, in an order that changes one of them at a time. */
  let views = [...inSkins(desk, skins), ...inSkins(narrowest, skins.slice(-1)), ...inSkins(phone, skins.toReversed())];
  const findings: string[] = [];
  let path = '';
  const add = (found: readonly string[]) => findings.push(...found.map((each) => `${path}: ${each}`));
  page.on('response', (response) => {
    if (response.status() >= 400) add([`${response.status()} ${response.url()}`]);
  });
  for (path of paths)
    await test.step(path, async () => {
      if (path === paths[0]) await page.goto(atEvening(path));
      else await push(page, path);
      await expectReady(page).catch((error: Error) => add([`not ready: ${error.message.split('\n')[0]}`]));
      const t = await textsOf(page);
      add(await page.evaluate(structureFindings, { title, hasTrail: hasTrail(path), failed: t('gallery.failed') }));
      const links = await page.evaluate(linkedPaths);
      add(links.filter((link) => !isBuilt(link)).map((link) => `links to ${link}, which does not exist`));
      const isInGallery = isGalleryPath(path);
      // Stories are checked in Storybook. The shell is the same on every page, so it is checked once.
      const part: AxePart | undefined =
        path === pagePaths[0] || isPublic(path)
          ? undefined
          : { include: ['main'], exclude: isInGallery ? ['[data-stage]'] : [] };
      for (const { width, height, skin } of views) {
        await page.setViewportSize({ width, height });
        await changeSkin(page, skin);
        if (!(await fitsWidth(page))) add([`scrolls sideways at ${width} px`]);
        if (width === narrowest.width) continue;
        const rules = skin === skins[0] ? undefined : rulesOfColor;
        const violations = await findAxeViolations(page, part, rules);
        add(
          violations
            // In a gallery, headings of the page follow headings of any level in its stories.
            .filter((each) => !(isInGallery && each.startsWith('heading-order')))
            .map((each) => `${each} at ${width} px in ${skin}`),
        );
      }
      // The next page starts in the current view.
      views = views.toReversed();
      add(report.errors.splice(0).filter((line) => !(isInGallery && blockedHandler.test(line))));
    });
  expect(findings).toEqual([]);
}

for (let first = 0; first < pagePaths.length; first += perTest) {
  const paths = pagePaths.slice(first, first + perTest);
  test(`pages ${first + 1} to ${first + paths.length} open in the built app, fit each width and are accessible @modes`, ({
    page,
    colorScheme,
    report,
  }) => openPages({ page, colorScheme, report }, paths, /\S · Saltbox & Rye · Larder$/));
}

guestTest(
  'pages for guests open in the built app, fit each width and are accessible @modes',
  ({ page, colorScheme, report }) => openPages({ page, colorScheme, report }, guestPaths, /\S · Larder$/),
);
