import { createQueryClient, DomainProvider } from '@larder/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSilentServer } from '../../../testing/silentServer';
import { OpeningFields, type OpeningFieldsProps } from './OpeningFields';

useSilentServer();
afterEach(cleanup);

it('the error of the title is shown in its field', () => {
  const values = { title: '', restaurantId: 'rst-ny', questions: [], seats: 1, description: '', tags: [] };
  const errorOf = (field: string) => (field === 'title' ? 'validation.required' : undefined);
  const form = { values, set: () => undefined, errorOf } as unknown as OpeningFieldsProps['form'];
  const jobs = { restaurantOf: () => undefined, restaurants: [], places: [] } as unknown as OpeningFieldsProps['jobs'];
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <OpeningFields form={form} jobs={jobs} hasCandidates={false} />
    </DomainProvider>,
  );
  const title = screen.getByRole('textbox', { name: /^jobs\.fields\.title/ });
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('validation.required')).not.toBeNull();
});
