import { expectNoAxeViolations } from './support/axe';
import { openPage, pressOn } from './support/shellPage';
import { expect, test } from './support/signedIn';

const path = '/apps/ecommerce/checkout';

test('a cart with a coupon is ordered with the pointer, and the invoice is listed', async ({ page }) => {
  const { t, isPhone } = await openPage(page, path);
  const summary = page.getByRole('complementary', { name: t('checkout.summary.title') });
  const next = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  await expectNoAxeViolations(page, 'main');
  if (isPhone) await summary.getByRole('button', { name: new RegExp(`^${t('checkout.summary.total')}`) }).click();

  const coupon = summary.getByRole('textbox', { name: t('checkout.coupon.label') });
  await coupon.fill('SUMMER5');
  await coupon.press('Enter');
  await expect(coupon).toHaveAccessibleDescription(/./);
  await coupon.fill('HARVEST10');
  await coupon.press('Enter');
  await expect(summary.getByText(t('checkout.summary.coupon', { code: 'HARVEST10' }), { exact: true })).toBeVisible();
  if (isPhone) await summary.getByRole('button', { name: new RegExp(`^${t('checkout.summary.total')}`) }).click();

  await next('checkout.next.address').click();
  await page.getByRole('textbox', { name: t('checkout.address.note') }).fill('Back door');
  // Entries survive a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: t('checkout.address.note') })).toHaveValue('Back door');
  await expectNoAxeViolations(page, 'main');
  await next('checkout.next.payment').click();
  await page.getByRole('radio', { name: t('checkout.payment.account') }).check();
  await expectNoAxeViolations(page, 'main');
  await next('checkout.next.place').click();
  const ask = page.getByRole('alertdialog');
  await ask.getByRole('button', { name: t('checkout.next.place') }).dblclick();

  await expect(page.getByText(t('checkout.done.title', { number: 1041 }))).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('link', { name: t('checkout.done.invoice', { number: 5037 }) }).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/5037$/);
  await expect(page.getByText('5037').first()).toBeVisible();
});

test('a cart with a coupon is ordered by keyboard alone @night-phone', async ({ page }) => {
  const { t, isPhone } = await openPage(page, path);
  const summary = page.getByRole('complementary', { name: t('checkout.summary.title') });
  const next = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  const total = summary.getByRole('button', { name: new RegExp(`^${t('checkout.summary.total')}`) });
  if (isPhone) await pressOn(total, 'Enter');
  await pressOn(summary.getByRole('textbox', { name: t('checkout.coupon.label') }));
  await page.keyboard.type('FIRSTCRATE');
  await page.keyboard.press('Enter');
  await expect(summary.getByText(t('checkout.summary.coupon', { code: 'FIRSTCRATE' }), { exact: true })).toBeVisible();
  if (isPhone) await pressOn(total, 'Enter');

  await pressOn(next('checkout.next.address'), 'Enter');
  await pressOn(page.getByRole('textbox', { name: t('checkout.address.note') }));
  await page.keyboard.type('Ring twice');
  await pressOn(next('checkout.next.payment'), 'Enter');
  await pressOn(page.getByRole('radio', { name: t('checkout.payment.bank') }), 'Space');
  await page.keyboard.press('Enter');
  const ask = page.getByRole('alertdialog');
  await expect(ask.getByRole('button', { name: t('checkout.ask.cancel') })).toBeFocused();
  await pressOn(ask.getByRole('button', { name: t('checkout.next.place') }), 'Enter');
  const invoice = page.getByRole('link', { name: t('checkout.done.invoice', { number: 5037 }) });
  await expect(invoice).toBeVisible();
  await pressOn(invoice, 'Enter');
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/5037$/);
});
