import { createQueryClient, DomainProvider } from '@larder/domain';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RegisterPage } from './RegisterPage';

afterEach(cleanup);

it('RegisterPage turns off spell checking and capitalization of the username', async () => {
  const routeTree = createRootRoute({ component: RegisterPage });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <RouterProvider router={router as never} />
    </DomainProvider>,
  );
  const field = await screen.findByRole('textbox', { name: /^session\.fields\.username/ });
  expect(field.getAttribute('spellcheck')).toBe('false');
  expect(field.getAttribute('autocapitalize')).toBe('none');
});
