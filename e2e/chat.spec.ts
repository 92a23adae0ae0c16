import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { openPage, pressOn } from './support/shellPage';
import { expect, test } from './support/signedIn';

const name = 'Tomás Reyes';

test('two tabs show the messages sent in either, by keyboard alone @modes', async ({ page, context }) => {
  const { t, isPhone, heading } = await openPage(page, '/apps/chat');
  const field = (tab: Page) => tab.getByRole('textbox', { name: t('chat.label', { name }) });
  const messages = (tab: Page) => tab.getByRole('group', { name: t('chat.messagesWith', { name }) });

  await pressOn(page.getByRole('link', { name: new RegExp(`^${name}`) }), 'Enter');
  await expect(page).toHaveURL(/\/apps\/chat\/2$/);
  // On touch screens, focus in the field would open the on-screen keyboard.
  await expect(isPhone ? heading : field(page)).toBeFocused();
  await expectNoAxeViolations(page);

  const other = await context.newPage();
  await other.goto('/apps/chat/2');
  await expect(field(other)).toBeVisible();

  await pressOn(field(page));
  await page.keyboard.type('Is Thursday settled?');
  await page.keyboard.press('Enter');
  await expect(messages(page).getByText('Is Thursday settled?')).toBeVisible();
  await expect(messages(other).getByText('Is Thursday settled?')).toBeVisible();

  await pressOn(field(other));
  await other.keyboard.type('Yes, with Rafael.');
  await other.keyboard.press('Enter');
  await expect(messages(other).getByText('Yes, with Rafael.')).toBeVisible();
  await expect(messages(page).getByText('Yes, with Rafael.')).toBeVisible();

  // Typed text survives a reload.
  await page.keyboard.type('And on Friday');
  await page.reload();
  await expect(field(page)).toHaveValue('And on Friday');
});
