import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: axe.RunOptions = {
  // What passes is not listed: a fourth of the time.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** What a document breaks, a line a finding, once nothing moves; and whether something has moved during the reading. */
async function read([part, options]: readonly [string | undefined, axe.RunOptions]) {
  // One that holds what it ended with is still listed.
  const passing = () =>
    document
      .getAnimations()
      .filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  while (passing().length > 0) await Promise.all(passing().map((a) => a.finished.catch(() => undefined)));
  const kinds = ['transitionrun', 'animationstart'] as const;
  let moves = 0;
  const see = () => (moves += 1);
  for (const kind of kinds) document.addEventListener(kind, see, true);
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, options);
  for (const kind of kinds) document.removeEventListener(kind, see, true);
  const findings = violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => node.target.join(' '));
    return `${id}: ${help} (${places.join('; ')})`;
  });
  return { findings, hasMoved: moves + passing().length > 0 };
}

/** Fails with one line a finding when the page as it stands, or a part of it, breaks a rule of WCAG 2.2 AA. Under a modal dialog the page is hidden: there the dialog is the part. */
export async function expectNoAxeViolations(page: Page, part?: string) {
  // Axe stays where it was read: a large text, to send and to compile once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  let { findings, hasMoved } = await page.evaluate(read, [part, options] as const);
  // What is on its way in, as a toast that comes during the reading, is not what a person reads: it is read where it arrives.
  while (findings.length > 0 && hasMoved)
    ({ findings, hasMoved } = await page.evaluate(read, [part, options] as const));
  expect(findings).toEqual([]);
}
