import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: axe.RunOptions = {
  // Collecting passed rules takes a quarter of the time.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** A selector, or parts to check and to leave out. */
export type AxePart = string | { include: string[]; exclude: string[] };

/** Runs axe once all finite animations have ended. Also returns whether something moved during the run. */
async function runAxe([part, options]: readonly [AxePart | undefined, axe.RunOptions]) {
  // A finished animation with a forward fill is still listed.
  const runningAnimations = () =>
    document
      .getAnimations()
      // Animations that follow the scroll position never finish.
      .filter((a) => a.timeline instanceof DocumentTimeline)
      .filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  while (runningAnimations().length > 0)
    await Promise.all(runningAnimations().map((a) => a.finished.catch(() => undefined)));
  const kinds = ['transitionrun', 'animationstart'] as const;
  let moves = 0;
  const count = () => (moves += 1);
  for (const kind of kinds) document.addEventListener(kind, count, true);
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, options);
  for (const kind of kinds) document.removeEventListener(kind, count, true);
  const findings = violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => node.target.join(' '));
    return `${id}: ${help} (${places.join('; ')})`;
  });
  return { findings, hasMoved: moves + runningAnimations().length > 0 };
}

/**
 * Returns one line for each violation of WCAG 2.2 AA or axe's best practices.
 *
 * @param part the part of the page to check
 * @param rules the rules to check, by default all
 */
export async function findAxeViolations(page: Page, part?: AxePart, rules?: string[]) {
  // Axe is large, so it is sent and compiled once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const run = () => page.evaluate(runAxe, [part, rules ? { ...options, runOnly: rules } : options] as const);
  let { findings, hasMoved } = await run();
  // Findings on a toast that was still moving may be wrong.
  while (findings.length > 0 && hasMoved) ({ findings, hasMoved } = await run());
  return findings;
}

/**
 * Fails with one line for each violation of WCAG 2.2 AA or axe's best practices.
 *
 * @param part a selector; required for a modal dialog, which hides the rest of the page
 */
export async function expectNoAxeViolations(page: Page, part?: string) {
  // A dialog whose code loads on first use may still be missing.
  if (part) await page.locator(part).first().waitFor();
  expect(await findAxeViolations(page, part)).toEqual([]);
}
