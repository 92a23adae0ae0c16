import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSilentServer } from '../../../testing/silentServer';
import { TextKeys } from '../../../testing/TextKeys';
import { MailReader, type MailReaderProps } from './MailReader';

useSilentServer();
afterEach(cleanup);

it.each([
  [1, false, true],
  [2, true, true],
  [3, true, false],
])('mail %i of 3 has a previous one: %s, and a next one: %s', (openId, hasPrevious, hasNext) => {
  const page = { search: { mail: openId }, openId, parameters: {}, mails: [{ id: 1 }, { id: 2 }, { id: 3 }] };
  const props = { page, actions: { denial: () => 'denied' } } as unknown as MailReaderProps;
  render(<MailReader {...props} />, { wrapper: TextKeys });
  expect(screen.getByText(`mail.position at=${openId} total=3`)).toBeDefined();
  const isEnabled = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect([isEnabled('mail.previous'), isEnabled('mail.next')]).toEqual([hasPrevious, hasNext]);
});
