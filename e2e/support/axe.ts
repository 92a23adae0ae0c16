import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with one line a finding when the page as it stands, or a part of it, breaks a rule of WCAG 2.2 AA. Under a modal dialog the page is hidden: there the dialog is the part. */
export async function expectNoAxeViolations(page: Page, part?: string) {
  // A page on its way in is not what a person reads.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((a) => a.effect?.getComputedTiming().endTime !== Infinity)
        .map((a) => a.finished.catch(() => undefined)),
    ),
  );
  const builder = new AxeBuilder({ page })
    // What passes is not listed, and no page is opened to join the findings of frames that there are not: a fourth of the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  if (part) builder.include(part);
  const { violations } = await builder.analyze();
  expect(
    violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join('; ')})`,
    ),
  ).toEqual([]);
}
