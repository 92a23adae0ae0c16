import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { CloseAccountCard } from './CloseAccountCard';

afterEach(cleanup);

it('CloseAccountCard asks for the username after the user has accepted the consequence', async () => {
  render(<CloseAccountCard username="maren" />, { wrapper: TextKeys });
  const close = screen.getByRole('button', { name: 'account.close.title' });
  fireEvent.click(close);
  expect(screen.getByText('account.close.missing')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: /^account\.close\.accept/ }));
  fireEvent.click(close);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'account.close.title' }));
  const field = dialog.getByRole('textbox', { name: 'account.close.username username=maren' });
  fireEvent.change(field, { target: { value: 'ilse' } });
  fireEvent.click(dialog.getByRole('button', { name: 'account.close.title' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
