import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyBoundary } from './LazyBoundary';
import { lazyModule } from './lazyModule';
import { lazyNamed } from './lazyNamed';

afterEach(cleanup);

it('renders the fallback on the server and the lazy component after hydration, without a recoverable error', async () => {
  const Part = lazyNamed(
    lazyModule(() => Promise.resolve({ Part: () => <output>Part</output> })),
    'Part',
  );
  const element = (
    <LazyBoundary fallback={<i>Loading</i>}>
      <Part />
    </LazyBoundary>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  expect(container.innerHTML).toBe('<i>Loading</i>');
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, element, { onRecoverableError }));
  expect(await screen.findByText('Part')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
