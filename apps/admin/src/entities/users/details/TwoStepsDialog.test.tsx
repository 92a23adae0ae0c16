import { http } from '@larder/domain';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { TwoStepsDialog } from './TwoStepsDialog';

const { adapter } = http.defaults;
const sent = vi.fn<(input: object) => void>();
const onOpenChange = vi.fn<(isOpen: boolean) => void>();
/** Response to the code. */
let verified: object;
beforeEach(() => {
  vi.clearAllMocks();
  verified = { twoSteps: { enabled: true, method: 'app', phone: null }, recoveryCodes: ['aaaa-2222', 'bbbb-3333'] };
  http.defaults.adapter = async (config) => {
    const input = JSON.parse(String(config.data)) as { channel?: string };
    sent(input);
    const masked = { sentTo: '+44 •• 46', expiresIn: 600, retryAfter: 30 };
    const code = input.channel === 'app' ? { ...masked, sentTo: null, secret: 'SECRET', uri: 'otpauth://a' } : masked;
    const data = config.url?.endsWith('send-code') ? code : verified;
    return { config, data, status: 200, statusText: '', headers: {} };
  };
  render(<TwoStepsDialog open onOpenChange={onOpenChange} />, { wrapper: TextKeys });
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

const key = (name: string) => `users.detail.twoSteps.dialog.${name}`;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
// While loading, the button has another label.
const pressNext = () => press(new RegExp(key('next')));
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: key('code') });
const enter = async (digits: string) => {
  fireEvent.change(await code(), { target: { value: digits } });
  press(new RegExp(key('turnOn')));
};

it('an authenticator app is set up with a secret and a code, and the recovery codes are shown', async () => {
  await screen.findByRole('dialog', { name: key('title') });
  pressNext();
  await code();
  expect(screen.getByText('SECRET')).toBeDefined();
  expect(screen.getByText(key('scan'))).toBeDefined();
  expect(await screen.findByRole('img', { name: key('qr') })).toBeDefined();
  expect(screen.queryByText(new RegExp(key('sentTo')))).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  await enter('123456');
  await screen.findByRole('dialog', { name: key('recoveryTitle') });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['aaaa-2222', 'bbbb-3333']);
  expect(sent.mock.calls).toEqual([
    [{ purpose: 'two-steps-setup', channel: 'app' }],
    [{ purpose: 'two-steps-setup', code: '123456', method: 'app' }],
  ]);
  press(key('stored'));
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('a code is sent to a valid phone number', async () => {
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(await screen.findByRole('radio', { name: key('methods.sms') }));
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(key('phone')) });
  pressNext();
  await screen.findByText(/^validation\.required/);
  fireEvent.change(phone, { target: { value: '12' } });
  expect(screen.getByText(/^validation\.phone/)).toBeDefined();
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(phone, { target: { value: '+44 20 7946 0046' } });
  pressNext();
  await screen.findByText(`${key('sentTo')} phone=+44 •• 46`);
  expect(screen.queryByText(key('scan'))).toBeNull();
  await enter('123456');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls).toEqual([
    [{ purpose: 'two-steps-setup', channel: 'sms', phone: '+44 20 7946 0046' }],
    [{ purpose: 'two-steps-setup', code: '123456', method: 'sms', phone: '+44 20 7946 0046' }],
  ]);
});

it('the code needs six digits', async () => {
  await screen.findByRole('dialog');
  pressNext();
  await enter('12');
  await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toHaveBeenCalledOnce();
});

it('the user can go back to the choice of the method', async () => {
  await screen.findByRole('dialog');
  pressNext();
  await code();
  press(key('back'));
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  expect(onOpenChange).not.toHaveBeenCalled();
  press('common.cancel');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('closing asks for confirmation once a code was sent', async () => {
  await screen.findByRole('dialog');
  pressNext();
  await code();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await screen.findByRole('alertdialog');
  press('common.discard.cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await screen.findByRole('alertdialog');
  press('common.discard.confirm');
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));
});
