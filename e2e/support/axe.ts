import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until nothing moves; the answer says, later, whether something has moved since. */
async function stillness(page: Page) {
  const moves = await page.evaluateHandle(async () => {
    // One that holds what it ended with is still listed.
    const passing = () =>
      document
        .getAnimations()
        .filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    while (passing().length > 0) await Promise.all(passing().map((a) => a.finished.catch(() => undefined)));
    const kinds = ['transitionrun', 'animationstart'] as const;
    let count = 0;
    const see = () => (count += 1);
    for (const kind of kinds) document.addEventListener(kind, see, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, see, true);
      return count + passing().length > 0;
    };
  });
  return () => moves.evaluate((hasMoved) => hasMoved());
}

/** Fails with one line a finding when the page as it stands, or a part of it, breaks a rule of WCAG 2.2 AA. Under a modal dialog the page is hidden: there the dialog is the part. */
export async function expectNoAxeViolations(page: Page, part?: string) {
  const builder = new AxeBuilder({ page })
    // What passes is not listed, and no page is opened to join the findings of frames that there are not: a fourth of the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  if (part) builder.include(part);
  let violations: Awaited<ReturnType<typeof builder.analyze>>['violations'];
  let isMoving: boolean;
  // What is on its way in, as a toast that comes during the reading, is not what a person reads: it is read where it arrives.
  do {
    const hasMoved = await stillness(page);
    ({ violations } = await builder.analyze());
    isMoving = await hasMoved();
  } while (violations.length > 0 && isMoving);
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
