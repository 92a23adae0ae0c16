import { ApiError, http } from '@larder/domain';
import type { UserPaymentMethod } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { ConnectAppDialog } from './ConnectAppDialog';

const methods: UserPaymentMethod[] = [
  { id: 'p1', kind: 'card', brand: 'Visa', holder: 'Maren Holt', last4: '4242', expiry: '08/29', primary: true },
];
const visa = 'Visa users.detail.payments.ending digits=4242';

const key = {
  id: 'k2',
  name: 'Stock',
  access: 'read',
  prefix: 'larder_',
  createdAt: '2026-11-20T20:15:00Z',
  lastUsedAt: null,
  version: 1,
};

const { adapter } = http.defaults;
const sent = vi.fn<(input: object) => void>();
const onOpenChange = vi.fn<(isOpen: boolean) => void>();
let error: Error | undefined;
beforeEach(() => {
  vi.clearAllMocks();
  error = undefined;
  http.defaults.adapter = async (config) => {
    const isRead = config.method === 'get';
    if (!isRead) sent(JSON.parse(String(config.data)) as object);
    if (!isRead && error) throw error;
    const data = isRead ? { keys: [{ ...key, id: 'k1', name: 'Till' }] } : { key, secret: 's3cret' };
    return { config, data, status: isRead ? 200 : 201, statusText: '', headers: {} };
  };
  render(<ConnectAppDialog paymentMethods={methods} open onOpenChange={onOpenChange} />, { wrapper: TextKeys });
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

const step = (id: string) => screen.findByRole('heading', { name: new RegExp(`dialogs.connect.titles.${id}$`) });
const next = () => fireEvent.click(screen.getByRole('button', { name: /next/i }));
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^apiKeys\.fields\.name/ });
const typeName = async (value: string) => fireEvent.change(await name(), { target: { value } });
const choose = async (field: RegExp, option: string) => {
  fireEvent.click(screen.getByRole('button', { name: field }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** Fills in all steps up to the summary. */
async function fillIn(withCard: boolean) {
  await typeName('Stock');
  if (withCard) await choose(/^apiKeys\.fields\.access|apiKeys\.access\.read/, 'apiKeys.access.full');
  next();
  await step('system');
  if (withCard) fireEvent.click(screen.getByRole('radio', { name: 'dialogs.connect.kinds.website' }));
  next();
  await step('data');
  next();
  expect(await screen.findByText(/^validation\./)).toBeDefined();
  const [first, second] = screen.getAllByRole('checkbox');
  fireEvent.click(first!);
  fireEvent.click(second!);
  next();
  await step('card');
  if (withCard) await choose(/dialogs\.connect\.card/, visa);
  next();
  await step('summary');
}

it('the name must be new and not empty', async () => {
  await step('app');
  await name();
  next();
  await waitFor(async () => expect((await name()).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(/^validation\.required/)).toBeDefined();
  await typeName('till');
  await waitFor(() => {
    next();
    expect(screen.getByText(/^validation\.taken/)).toBeDefined();
  });
  expect(screen.queryByRole('heading', { name: /dialogs\.connect\.titles\.system/ })).toBeNull();
});

it('a key with all choices is created, and its secret is shown', async () => {
  await fillIn(true);
  expect(facts()).toEqual([
    ['apiKeys.fields.name', 'Stock'],
    ['apiKeys.fields.access', 'apiKeys.access.full'],
    ['dialogs.connect.steps.system', 'dialogs.connect.kinds.website'],
    ['dialogs.connect.steps.data', expect.any(String)],
    ['dialogs.connect.steps.card', visa],
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^dialogs\.connect\.create/ }));
  await screen.findByText('s3cret');
  expect(sent.mock.calls).toEqual([
    [
      {
        name: 'Stock',
        access: 'full',
        app: {
          name: 'Stock',
          kind: 'website',
          subjects: [expect.any(String), expect.any(String)],
          paymentMethodId: 'p1',
        },
      },
    ],
  ]);
  expect(screen.getByRole('dialog', { name: 'apiKeys.secret.title name=Stock' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'apiKeys.secret.stored' }));
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('a key without a card has no payment method', async () => {
  await fillIn(false);
  expect(facts().at(-1)).toEqual(['dialogs.connect.steps.card', 'dialogs.connect.noCard']);
  fireEvent.click(screen.getByRole('button', { name: /^dialogs\.connect\.create/ }));
  await screen.findByText('s3cret');
  const [[input]] = sent.mock.calls as [[{ access: string; app: object }]];
  expect(input.access).toBe('read');
  expect(input.app).toMatchObject({ kind: 'till' });
  expect(input.app).not.toHaveProperty('paymentMethodId');
});

it('a failure is explained on the last step', async () => {
  await fillIn(false);
  error = new ApiError({ status: 503 });
  fireEvent.click(screen.getByRole('button', { name: /^dialogs\.connect\.create/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('errors.');
  expect(screen.queryByText('s3cret')).toBeNull();
});

it('closing asks for confirmation only after a change', async () => {
  const dialog = await screen.findByRole('dialog');
  await name();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));
  onOpenChange.mockClear();
  await typeName('Stock');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  const question = within(await screen.findByRole('alertdialog'));
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.click(question.getByRole('button', { name: 'common.discard.cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await name()).value).toBe('Stock');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'common.discard.confirm' }));
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));
});
