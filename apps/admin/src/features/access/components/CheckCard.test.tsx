import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CheckCard } from './CheckCard';

afterEach(cleanup);

it.each(['read', 'approve', 'hire'])('the action %s can be checked', (action) => {
  render(
    <CheckCard
      search={{ action, subject: 'bill' }}
      subjects={['bill']}
      field=""
      decision={undefined}
      onSearchChange={() => {}}
      onFieldChange={() => {}}
    />,
  );
  expect(screen.getByRole('button', { name: /access\.action/ }).textContent).toContain(action);
});
