import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Popover } from './Popover';

afterEach(cleanup);

it('names itself and puts className on the panel', () => {
  render(
    <Popover
      trigger={<button type="button">Filter</button>}
      label="Filter by workplace"
      className="from-outside"
      isOpen
    >
      Quay Street
    </Popover>,
  );
  expect(screen.getByRole('dialog', { name: 'Filter by workplace' }).closest('.from-outside')).not.toBeNull();
});
