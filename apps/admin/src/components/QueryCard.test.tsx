import type { UseQueryResult } from '@larder/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QueryCard } from './QueryCard';

const queryState = { data: 'three covers', isPending: false, isError: false, refetch: vi.fn() };
const query = queryState as unknown as UseQueryResult<string>;

it('QueryCard catches errors of its content and renders it again on retry', () => {
  // React logs errors that a boundary catches.
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const show = (text: string) => {
    if (isBroken) throw new Error('broken');
    return <p>{text}</p>;
  };
  render(
    <>
      <QueryCard query={query} title="Covers">
        {show}
      </QueryCard>
      <QueryCard query={query} title="Bills">
        {(text) => <p>{`two bills, ${text}`}</p>}
      </QueryCard>
    </>,
  );
  expect(screen.getByRole('alert').closest('section')?.textContent).toContain('Covers');
  expect(screen.getByText('two bills, three covers')).toBeDefined();

  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'common.retry' }));
  expect(queryState.refetch).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('three covers')).toBeDefined();
  logged.mockRestore();
});
