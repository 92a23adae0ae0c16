import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { openPage, pressOn } from './support/shellPage';
import { expect, test } from './support/signedIn';

/** A draft invoice in the demo data. */
const draft = '/apps/invoice/preview/5036';

/** Replaces `window.print`, whose dialog would block the browser, with a counter. */
const countPrints = (page: Page) =>
  page.context().addInitScript(() => {
    window.print = () => Object.assign(window, { prints: Number(Reflect.get(window, 'prints') ?? 0) + 1 });
  });

/** Sends a draft, records a partial payment and prints the invoice. `press` activates a control. */
async function sendPayAndPrint(page: Page, press: (control: Locator) => Promise<void>) {
  await countPrints(page);
  const { t, isPhone, item } = await openPage(page, draft);
  const sheet = page.getByRole('article');
  const button = (key: string) => page.getByRole('main').getByRole('button', { name: t(key), exact: true });
  const form = page.getByRole('dialog');
  await expectNoAxeViolations(page, 'main');
  await expect(sheet).toContainText(t('invoices.statuses.Draft'));

  await press(button('invoices.actions.send'));
  await expect(form.getByRole('textbox').first()).toHaveValue(/@/);
  await press(form.getByRole('button', { name: t('invoices.mail.invoice.send') }));
  await expect(form).toHaveCount(0);
  await expect(sheet).toContainText(t('invoices.statuses.Sent'));

  await press(button('invoices.actions.pay'));
  await pressOn(form.getByRole('textbox').first(), 'ControlOrMeta+a');
  await page.keyboard.type('100');
  await page.keyboard.press('Tab');
  await press(form.getByRole('button', { name: t('invoices.payment.save') }));
  await expect(form).toHaveCount(0);
  await expect(sheet).toContainText(t('invoices.statuses.Partial Payment'));
  await expect(sheet).toContainText('100.00');

  const opened = page.context().waitForEvent('page');
  if (isPhone) {
    await press(button('invoices.actions.more'));
    await press(item(t('invoices.actions.print')));
  } else await press(button('invoices.actions.print'));
  const printed = await opened;
  await expect(printed.getByRole('article')).toContainText('5036');
  await expect.poll(() => printed.evaluate(() => Reflect.get(window, 'prints') as number)).toBe(1);
  await printed.emulateMedia({ media: 'print' });
  await expect(printed.getByRole('button')).toHaveCount(0);
}

test('an invoice is sent, paid in part and printed with the pointer', async ({ page }) => {
  await sendPayAndPrint(page, (control) => control.click());
});

test('an invoice is sent, paid in part and printed by keyboard alone @night-phone', async ({ page }) => {
  await sendPayAndPrint(page, (control) => pressOn(control, 'Enter'));
});
