#!/usr/bin/env node
/**
 * Tests the keyboard patterns of the WAI-ARIA Authoring Practices Guide (APG) with real keys in the built Storybook.
 * `--no-build` uses the last build; other arguments filter by pattern.
 */
import { expect as playwrightExpect } from '@playwright/test';
import { parseArgs } from 'node:util';
import { composites } from './apg/composites.mjs';
import { widgets } from './apg/widgets.mjs';
import { buildStorybook, openStory, openStorybook } from './builtStorybook.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-build': { type: 'boolean' } } });
const suites = [...widgets, ...composites].filter(
  ({ pattern }) => positionals.length === 0 || positionals.some((part) => pattern.includes(part)),
);
if (!values['no-build']) buildStorybook();

const expect = playwrightExpect.configure({ timeout: 8000 });

/** Returns the helpers that each row of a pattern receives. */
function toolsOf(page) {
  const get = Object.assign((role, name) => page.getByRole(role, { name }), { focused: () => page.locator(':focus') });
  const attribute = (name) => (element, state) => expect(element).toHaveAttribute(name, String(state));
  const numberOf = (element, name) =>
    element.evaluate(
      (node, own) => Number(node.getAttribute(`aria-value${own}`) ?? node[own === 'now' ? 'value' : own]),
      name,
    );
  return {
    get,
    expect,
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    expanded: attribute('aria-expanded'),
    pressed: attribute('aria-pressed'),
    selected: attribute('aria-selected'),
    /** Returns the value of a slider or spin button. With `wanted`, waits for that value first. */
    value: async (element, wanted) => {
      if (wanted !== undefined) await expect.poll(() => numberOf(element, 'now')).toBe(wanted);
      return numberOf(element, 'now');
    },
    limits: async (element) => ({ min: await numberOf(element, 'min'), max: await numberOf(element, 'max') }),
  };
}

const { url, browser, close } = await openStorybook();
const waiting = [...suites];
let passed = 0;
const failures = [];
async function lane() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  while (waiting.length > 0) {
    const { pattern, story, rows } = waiting.shift();
    const page = await context.newPage();
    await openStory(page, url, story);
    for (const [name, test] of Object.entries(rows)) {
      try {
        await test(toolsOf(page));
        passed += 1;
      } catch ({ message }) {
        failures.push(`✗ ${pattern}: ${name}\n  ${message.split('\n').slice(0, 6).join('\n  ')}`);
      }
    }
    await page.close();
  }
}
await Promise.all([lane(), lane()]);
await close();
for (const failure of failures) process.stdout.write(`${failure}\n`);
process.stdout.write(`${passed} of ${passed + failures.length} rows of ${suites.length} APG patterns passed.\n`);
process.exit(failures.length > 0 ? 1 : 0);
