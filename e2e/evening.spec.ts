import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/journey';
import { expectFocusWithin, openPage, pressOn, typeText } from './support/shellPage';
import { signInForTab } from './support/signIn';

/** A Friday in New York, 20:15. */
const dinner = '2026-11-21T01:15:00Z';
/** Ten seconds before the end of service. */
const lastOrders = '2026-11-21T03:59:50Z';

const steak = 'Flat iron steak';
const octopus = 'Octopus, white beans';
const waiter = 'Camille Renard';

/** Ways to use controls. */
interface Input {
  press: (control: Locator) => Promise<void>;
  check: (radio: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  choose: (select: Locator, option: string) => Promise<void>;
}

const pointer: Input = {
  press: (control) => control.click(),
  check: (radio) => radio.check(),
  write: (field, text) => field.fill(text),
  choose: async (select, option) => {
    await select.click();
    await select.page().getByRole('option', { name: option }).click();
  },
};

const keyboard: Input = {
  press: (control) => pressOn(control, 'Enter'),
  check: (radio) => pressOn(radio, 'Space'),
  write: async (field, text) => {
    await pressOn(field, 'ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  choose: async (select, option) => {
    await pressOn(select);
    await typeText(select.page(), option.split(' ')[0] ?? '');
    await expect(select).toContainText(option);
  },
};

/** Runs a Friday evening as the owner, from the first dish that is sold out to the waiter hired after closing. */
async function runEvening(page: Page, { press, check, write, choose }: Input) {
  test.slow();
  await signInForTab(page, { path: '/', role: 'owner', clock: dinner });
  const { t, uiText, item, dialog, heading } = await openPage(page, `/?clock=${dinner}`);
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: uiText('mainMenu') });
  const button = (within: Locator, key: string, values = {}) =>
    within.getByRole('button', { name: t(key, values), exact: true });
  const select = (form: Locator, key: string) => form.getByLabel(t(key)).and(form.getByRole('button'));
  const list = (key: string) => main.getByRole('list', { name: t(key) }).getByRole('listitem');
  const tab = (key: string) => main.getByRole('tab', { name: new RegExp(`^${t(key)}`) });
  const view = (key: string) => main.getByRole('radio', { name: t(key), exact: true });

  const open = async (page: string) => {
    await press(menu.getByRole('link', { name: new RegExp(`^${t(`nav.${page}`)}`) }));
    await expect(heading).toBeFocused();
  };
  /** Opens a bill from the list, and one of its actions. */
  const startAction = async (number: number, action: string, form: string) => {
    await press(main.getByRole('link', { name: `#${number}`, exact: true }));
    const preview = dialog(t('bills.preview.title', { number }));
    await press(button(preview, 'bills.actions.more'));
    await press(item(t(`bills.actionNames.${action}`)));
    return { receipt: preview.getByRole('article'), form: dialog(t(`bills.forms.${form}`, { number })) };
  };
  /** Closes a dialog. Waits for its focus, which another dialog or a removed button may have had. */
  const escape = async (shown: Locator) => {
    await expectFocusWithin(shown);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
  };
  const closePreview = async (number: number) => {
    await escape(dialog(t('bills.preview.title', { number })));
    await expect(main.getByRole('link', { name: `#${number}`, exact: true })).toBeFocused();
  };

  await test.step('a dish is taken off sale until the end of service', async () => {
    await open('pages.menuManagement');
    await press(tab('menu.modes.eightySix'));
    await expect(tab('menu.modes.eightySix')).toContainText('2');
    await write(main.getByRole('searchbox'), steak);
    await press(button(main, 'menu.eightySix.untilService', { name: steak }));
    await expect(tab('menu.modes.eightySix')).toContainText('3');
    await expect(list('menu.eightySix.views.off')).toHaveCount(1);
    await expect(list('menu.eightySix.views.off')).toContainText(steak);
    await expect(page.locator('body')).not.toBeFocused();
    await open('pages.today');
    await expect(main.getByRole('region', { name: t('today.soldOut.title') })).toContainText(steak);
  });

  await test.step('an item of an open bill is voided when the manager approves it', async () => {
    await open('pages.bills');
    await press(tab('bills.views.open'));
    const { receipt, form } = await startAction(117, 'void_line', 'voidLine');
    await choose(select(form, 'bills.forms.line'), octopus);
    await choose(select(form, 'bills.fields.reason'), t('bills.reasons.guest_changed_mind'));
    await choose(select(form, 'bills.fields.approver'), 'Ilse Okafor');
    await press(button(form, 'bills.forms.askApprover'));
    await expect(form).toHaveCount(0);
    await expect(receipt).toContainText('84.92');

    const other = await page.context().newPage();
    await signInForTab(other, { path: '/apps/bills', role: 'manager', clock: dinner });
    const request = other.getByRole('region', { name: t('bills.approvals.label') });
    await expect(request).toContainText(t('bills.approvals.asks', { name: 'Maren Holt' }));
    await expect(request).toContainText(octopus);
    await expect(request).toContainText('68.00');
    await press(button(request, 'bills.approvals.approve'));
    await expect(request).toHaveCount(0);
    await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
    await other.close();

    const reason = t('bills.reasons.guest_changed_mind');
    await expect(receipt.getByRole('listitem').filter({ hasText: octopus })).toContainText(
      t('bills.receipt.voided', { reason }),
    );
    await expect(receipt).toContainText('10.89');
    await closePreview(117);
    await expect(main.getByRole('row', { name: /#117/ })).toContainText('10.89');
    await expect(tab('bills.views.voided')).toContainText('6');
  });

  await test.step('a payment with its tip is refunded', async () => {
    await press(tab('bills.views.awaiting_tip'));
    const { receipt, form } = await startAction(56, 'refund', 'refund');
    await choose(select(form, 'bills.fields.reason'), t('bills.reasons.overcharge'));
    const save = t('bills.forms.refundSave', { amount: '' }).trim();
    await press(form.getByRole('button', { name: new RegExp(`^${save}.*43\\.87`) }));
    await expect(form).toHaveCount(0);
    await expect(receipt).toContainText(t('bills.receipt.refunded'));
    await closePreview(56);
    await expect(main.getByRole('row', { name: /#56/ })).toContainText(t('bills.refundStatuses.full'));
    await expect(tab('bills.views.refunded')).toContainText('3');
  });

  await test.step('the dish returns at the end of service, without a reload', async () => {
    await page.goto(`/apps/management/menuManagement?mode=eightySix&clock=${lastOrders}`);
    await check(view('menu.eightySix.views.history'));
    await expect(list('menu.eightySix.views.history').filter({ hasText: steak })).toContainText(
      t('menu.eightySix.auto'),
    );
    await check(view('menu.eightySix.views.onSale'));
    await expect(button(main, 'menu.eightySix.untilService', { name: steak })).toBeVisible();
  });

  await test.step('the exceptions of the day are closed one by one', async () => {
    await open('menu.sales');
    const card = main.getByRole('region', { name: t('dashboard.look.title') });
    const entries = card.getByRole('listitem');
    const close = button(entries.first(), 'dashboard.look.close');
    await press(button(card, 'dashboard.look.all'));
    await expect(entries).toHaveCount(12);
    const own = entries.filter({ hasText: '#117' });
    await expect(own).toContainText(t('dashboard.look.type.large_void'));
    await expect(own).toContainText('68.00');
    await expect(own).toContainText(t('dashboard.look.approvedBy', { name: 'Ilse Okafor' }));
    await expect(entries.filter({ hasText: '#56' })).toContainText(t('dashboard.look.type.large_refund'));
    await close.focus();
    for (let left = 11; left >= 0; left -= 1) {
      await expect(close).toBeFocused();
      await press(close);
      await expect(entries).toHaveCount(left);
    }
    await expect(heading).toBeFocused();
    await expect(card).toContainText(t('dashboard.look.none'));
    await expectNoAxeViolations(page, 'main');
  });

  await test.step('a price changes in the draft, is published and rolled back', async () => {
    await open('pages.menuManagement');
    const state = heading.locator('xpath=..').getByText(t('menu.draft.clean'));
    await press(tab('menu.modes.prices'));
    await write(main.getByRole('searchbox'), steak);
    const row = main.getByRole('grid').getByRole('row', { name: new RegExp(steak) });
    const price = row.getByRole('gridcell').first();
    await expect(price).toContainText('33.00');
    await expect(main.getByRole('grid').getByRole('rowheader')).toHaveCount(1);
    await press(button(main, 'menu.sheet.changeBy'));
    const changing = dialog(t('menu.sheet.changeBy'));
    await write(changing.getByRole('textbox', { name: new RegExp(`^${t('menu.sheet.rate')}`) }), '10');
    await page.keyboard.press('Tab');
    await press(button(changing, 'menu.sheet.apply_one', { count: 1 }));
    await expect(changing).toHaveCount(0);
    await expect(price).toContainText('36.30');
    await expect(tab('menu.modes.changes')).toContainText('8');

    await press(button(main, 'menu.publish.open'));
    const publishing = page.getByRole('dialog');
    await write(publishing.getByRole('textbox', { name: t('menu.fields.note') }), 'Friday prices');
    await press(button(publishing, 'menu.publish.now'));
    await expect(publishing).toHaveCount(0);
    await expect(state).toContainText(t('menu.draft.revision', { n: 6 }));
    const shown = main.getByRole('listitem').filter({ hasText: steak });
    await press(tab('menu.modes.items'));
    await check(view('menu.states.published'));
    await expect(shown).toContainText('36.30');

    await press(tab('menu.modes.changes'));
    const revisions = main.getByRole('region', { name: t('menu.history.title') });
    await expect(revisions).toContainText('Friday prices');
    await press(button(revisions, 'menu.history.rollBackTo', { n: 5 }));
    const asking = page.getByRole('alertdialog', { name: t('menu.history.askTitle', { n: 5 }) });
    await expect(asking).toContainText(steak);
    await press(button(asking, 'menu.history.rollBackTo', { n: 5 }));
    await expect(asking).toHaveCount(0);
    await expect(state).toContainText(t('menu.draft.revision', { n: 7 }));
    await press(tab('menu.modes.items'));
    await expect(shown).toContainText('33.00');
  });

  await test.step('a candidate is hired as a waiter and becomes a user', async () => {
    await open('pages.jobX');
    await press(main.getByRole('link', { name: waiter }));
    const panel = dialog(waiter);
    await press(button(panel, 'jobs.hire.confirm'));
    const form = dialog(t('jobs.hire.title', { name: waiter }));
    await press(button(form, 'jobs.hire.confirm'));
    await expect(form).toHaveCount(0);
    await expect(panel).toContainText(t('jobs.stages.hired'));
    await escape(panel);
    await expect(main.getByRole('button', { name: new RegExp(`^${t('jobs.stages.hired')}`) })).toContainText('3');

    await press(menu.getByRole('button', { name: t('nav.groups.users') }));
    await open('menu.allUsers');
    await write(main.getByRole('searchbox'), waiter);
    const user = main.getByRole('row', { name: new RegExp(waiter) });
    await expect(user).toContainText(t('users.roles.subscriber'));
    await expect(user).toContainText(t('users.statuses.pending'));
  });
}

test('a Friday evening is run with the pointer', async ({ page }) => {
  await runEvening(page, pointer);
});

test('a Friday evening is run by keyboard alone @night', async ({ page }) => {
  await runEvening(page, keyboard);
});
