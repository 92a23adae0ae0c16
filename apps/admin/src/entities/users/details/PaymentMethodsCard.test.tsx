import { call, createQueryClient, useUserDetails } from '@larder/domain';
import { userDetailsEndpoints } from '@larder/domain/contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually, pressToast, shownToasts, useMockServer } from '../../../testing/mockServer';
import { TextKeys } from '../../../testing/TextKeys';
import { PaymentMethodsCard } from './PaymentMethodsCard';

const { fail, signIn } = useMockServer();

const methods = async () => (await call(userDetailsEndpoints.details, { id: 1 })).details.paymentMethods;
const primaries = async () => (await methods()).filter(({ primary }) => primary).map(({ last4 }) => last4);
const visa = 'Visa users.detail.payments.ending digits=4242';
const mastercard = 'Mastercard users.detail.payments.ending digits=5100';

function Card() {
  return <PaymentMethodsCard id={1} details={useUserDetails(1)} />;
}
async function open() {
  render(
    <TextKeys queryClient={createQueryClient()}>
      <Card />
    </TextKeys>,
  );
  return screen.findAllByRole('listitem');
}
/** Opens the menu of a payment method. Returns its items. */
async function openMenu(title: string) {
  fireEvent.click(screen.getByRole('button', { name: `users.detail.payments.more card=${title}` }));
  await screen.findByRole('menu');
  return screen.getAllByRole('menuitem');
}
const choose = async (title: string, action: string) => {
  await openMenu(title);
  fireEvent.click(screen.getByRole('menuitem', { name: `users.detail.payments.${action}` }));
};

it('each payment method shows its digits, holder and expiry, and the primary one is marked', async () => {
  const [first, second] = await open();
  expect(first!.textContent).toContain(
    `${visa}Maren Holt · users.detail.payments.expires expiry=08/29users.detail.payments.primary`,
  );
  expect(second!.textContent).toContain(`${mastercard}Maren Holt`);
  expect(second!.textContent).not.toContain('users.detail.payments.primary');
});

it('the primary payment method cannot be made primary again', async () => {
  await open();
  const items = await openMenu(visa);
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual([
    ['users.detail.payments.edit', null],
    ['users.detail.payments.makePrimary', 'true'],
    ['users.detail.payments.remove', null],
  ]);
});

it('another payment method can be made primary, and undo restores the previous one', async () => {
  await open();
  await choose(mastercard, 'makePrimary');
  await eventually(() =>
    expect(shownToasts).toEqual([`success: users.detail.payments.madePrimary card=${mastercard}`]),
  );
  expect(await primaries()).toEqual(['5100']);
  act(() => pressToast());
  await eventually(async () => expect(await primaries()).toEqual(['4242']));
});

it('a payment method can be removed, and undo restores it', async () => {
  await open();
  await choose(mastercard, 'remove');
  await eventually(() => expect(shownToasts).toEqual([`success: users.detail.payments.removed card=${mastercard}`]));
  expect(await methods()).toHaveLength(1);
  await eventually(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  act(() => pressToast());
  await eventually(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect((await methods()).map(({ last4 }) => last4)).toEqual(['4242', '5100']);
});

it('a payment method that could not be removed stays in the list', async () => {
  await open();
  fail();
  await choose(mastercard, 'remove');
  await eventually(() => expect(shownToasts).toEqual(['danger: common.notSaved']));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it.each([
  ['the chosen card', mastercard, '02/28'],
  ['a new card', undefined, ''],
])('the dialog edits %s', async (_name, title, expiry) => {
  await open();
  if (title) await choose(title, 'edit');
  else fireEvent.click(screen.getByRole('button', { name: 'users.detail.payments.add' }));
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: /^users\.detail\.payments\.fields\.expiry/ });
  expect(field.value).toBe(expiry);
});

it('a PayPal account shows its address and cannot be edited', async () => {
  const add = { kind: 'paypal', email: 'noor@saltmarsh.example', primary: false } as const;
  await call(userDetailsEndpoints.updateDetails, { id: 1, section: 'paymentMethods', data: { add } });
  const rows = await open();
  expect(rows.at(-1)!.textContent).toContain('PayPal noor@saltmarsh.example');
  expect(rows.at(-1)!.textContent).not.toContain(' · ');
  expect((await openMenu('PayPal noor@saltmarsh.example')).map(({ textContent }) => textContent)).toEqual([
    'users.detail.payments.makePrimary',
    'users.detail.payments.remove',
  ]);
});

it('a manager cannot change the payment methods of the owner', async () => {
  await signIn('manager');
  await open();
  expect(screen.queryByRole('button', { name: /^users\.detail\.payments/ })).toBeNull();
  await signIn('owner');
});
