import { expect, type Locator, type Page } from '@playwright/test';
import { shellStrings } from '../../packages/ui/src/private/strings/shellStrings';
import { textsOf } from './texts';

/** Opens a page as a signed-in user. Returns the app's texts and the library's strings in its language, and locators. */
export async function openPage(page: Page, path = '/dashboard/analytics') {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const language = (await page.locator('html').getAttribute('lang')) === 'ar' ? 'ar' : 'en';
  return {
    t: await textsOf(page),
    uiText: (key: keyof typeof shellStrings) => shellStrings[key][language],
    isPhone: page.viewportSize()!.width < 768,
    part: (name: string) => page.locator(`[data-part="${name}"]`),
    // A badge at the end of an item is part of its name.
    item: (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) }),
    dialog: (name: string) => page.getByRole('dialog', { name }),
    heading: page.getByRole('main').getByRole('heading', { level: 1 }),
  };
}

export async function pressOn(control: Locator, ...keys: string[]) {
  await control.focus();
  for (const key of keys) await control.page().keyboard.press(key);
}

/** Presses keys one after another, again until `done` passes: the shell forgets the first key after a while. */
export const pressSequence = (page: Page, keys: string, done: () => Promise<void>) =>
  expect(async () => {
    for (const key of keys) await page.keyboard.press(key);
    await done();
  }).toPass();

/** Types text. Playwright's keyboard has a US layout, so other letters are dispatched as key events. */
export async function typeText(page: Page, text: string) {
  if (/^[\x20-\x7e]*$/.test(text)) return page.keyboard.type(text);
  return page.evaluate((letters) => {
    for (const key of letters)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, text);
}

/** Waits until an overlay has focus, which it receives shortly after it appears. */
export const expectFocusWithin = (overlay: Locator) =>
  expect.poll(() => overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
