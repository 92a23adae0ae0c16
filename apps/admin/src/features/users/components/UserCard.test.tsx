import { createQueryClient, DomainProvider } from '@larder/domain';
import type { User, UserDetails } from '@larder/domain/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UserCard, type UserCardProps } from './UserCard';

vi.mock('./UserCardActions', () => ({ UserCardActions: () => null }));

afterEach(cleanup);

const user = {
  id: 7,
  fullName: 'Orla Fitch',
  username: 'orla.fitch',
  email: 'orla@saltmarsh.example',
  avatar: '',
  status: 'active',
  role: 'editor',
  currentPlan: 'basic',
  contact: '',
  country: 'Ireland',
  company: '',
} as User;

it('marks missing facts of a user', () => {
  const details = { tasksDone: 1, projectsDone: 2, profile: { taxId: '', language: 'en' } } as UserDetails;
  const query = { data: user, isSuccess: true, isError: false } as UserCardProps['user'];
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <UserCard user={query} details={details} onEdit={() => undefined} />
    </DomainProvider>,
  );
  const factOf = (name: string) => screen.getByText(`users.fields.${name}`).nextElementSibling!.textContent;
  expect(['taxId', 'contact', 'country', 'company'].map(factOf)).toEqual(['—', '—', 'Ireland', '—']);
});
