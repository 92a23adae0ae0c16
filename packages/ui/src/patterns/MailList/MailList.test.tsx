import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { MailList, type MailListProps } from './MailList';

const props: MailListProps = {
  label: 'Inbox',
  items: [{ id: '1', from: 'Dana Ashworth', subject: 'Table for 10', time: '19:48', unread: true }],
  onAction: () => {},
};

describeConformance(MailList, props, { element: 'div' });
afterEach(cleanup);

it('names a row by sender and subject and describes its unread state in text', () => {
  render(<MailList {...props} current="1" selectedKeys={['1']} />);
  const row = screen.getByRole('row', { name: 'Dana Ashworth, Table for 10' });
  expect(row.getAttribute('aria-selected')).toBe('true');
  expect(row.textContent).toContain('Unread');
  expect(screen.getByRole('checkbox', { name: /Select Table for 10/ })).toBeTruthy();
});
