import { http } from '@larder/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { noor } from '../form/userFixtures';
import { noorDetails } from './detailsFixtures';
import { PaymentDialog } from './PaymentDialog';

const { adapter } = http.defaults;
let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  http.defaults.adapter = async (config) => {
    sent.push(JSON.parse(String(config.data)));
    return { config, data: { details: noorDetails, user: noor }, status: 200, statusText: '', headers: {} };
  };
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

it('PaymentDialog adds a PayPal account with a valid email address', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(<PaymentDialog id={7} open onOpenChange={onOpenChange} />, { wrapper: TextKeys });
  fireEvent.click(await screen.findByRole('radio', { name: 'PayPal' }));
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: /^users\.detail\.payments\.fields\.email/ });
  fireEvent.change(email, { target: { value: 'noor' } });
  fireEvent.click(screen.getByRole('button', { name: /^users\.detail\.payments\.save/ }));
  await vi.waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  fireEvent.change(email, { target: { value: ' noor@saltmarsh.example ' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'users.detail.payments.makePrimary' }));
  fireEvent.click(screen.getByRole('button', { name: /^users\.detail\.payments\.save/ }));
  await vi.waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));
  const add = { kind: 'paypal', email: 'noor@saltmarsh.example', primary: true };
  expect(sent).toEqual([{ id: 7, section: 'paymentMethods', data: { add } }]);
});
