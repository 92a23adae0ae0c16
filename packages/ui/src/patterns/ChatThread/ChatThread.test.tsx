import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ChatThread } from './ChatThread';

describeConformance(ChatThread, { label: 'Bea Lindqvist', messages: [] }, { element: 'div' });
afterEach(cleanup);

it('names the author of each group', () => {
  render(
    <ChatThread
      label="Bea Lindqvist"
      unreadFrom="1"
      messages={[
        {
          id: '1',
          author: { id: 'bea', name: 'Bea Lindqvist' },
          time: '2026-11-14T18:10:00Z',
          content: 'Crab tart is off',
        },
        {
          id: '2',
          author: { id: 'me', name: 'Maren Holt' },
          time: '2026-11-14T18:14:00Z',
          content: 'Thank you',
          own: true,
          status: 'read',
        },
      ]}
    />,
  );
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts[1]).toBe('New messages');
  expect(texts[2]).toContain('Bea Lindqvist: Crab tart is off');
  expect(texts[3]).toMatch(/^You: Thank you.*Read$/);
});
